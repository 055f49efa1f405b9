//! Tests that need permissions to matter.

use std::thread;

use rustix::thread::{
    CapabilitiesSecureBits, CapabilitySet, capabilities, set_capabilities,
    set_capabilities_secure_bits,
};

/// Calls `act` without the privilege to ignore permissions, even if the superuser runs the tests,
/// and even in programs that `act` starts.
pub fn without_privileges(act: impl FnOnce() + Send) {
    let act = || {
        let mut sets = capabilities(None).expect("a thread's own");
        if sets.effective.contains(CapabilitySet::SETPCAP) {
            set_capabilities_secure_bits(CapabilitiesSecureBits::NO_ROOT).expect("it may");
        }
        let all = CapabilitySet::DAC_OVERRIDE | CapabilitySet::DAC_READ_SEARCH;
        sets.effective -= all;
        sets.permitted -= all;
        sets.inheritable -= all;
        // Threads that this one starts inherit this.
        set_capabilities(None, sets).expect("less is always allowed");
        act();
    };
    thread::scope(|scope| scope.spawn(act).join().unwrap());
}
