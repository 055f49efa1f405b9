#[cfg(not(loom))]
fn main() {}

#[cfg(loom)]
mod support;
#[cfg(loom)]
fn main() {
    use support::*;
    use support::shared::scenario::*;
    use chase_lev::{protocol::*, reclaim::*};
    let only: Vec<String> = std::env::args().skip(1).collect();
    let list = [
        of("Po|s"), of("PPo|s"), of("PPPo|s"), of("PPoo|s"), of("PPo|ss"), of("PPoo|ss"), of("PPPoo|s"), of("PPPooo|s"),of("PPPo|ss"),
        of("P|s|s"), of("PP|s|s"), of("PP|ss|s"), of("Po|s|s"), of("PPo|s|s"),of("PPoo|s|s"),
        of("p|s"), of("pp|s"), of("pp|ss"), of("Pp|ss"), of("Pp|s|s"), of("p|s|s"),
        of("ppo|s"), of("ppoo|s"), of("popo|s"), of("Popo|s"), of("pop|ss"),
        of("Pop|s").capacity(1), of("PSp|s").capacity(1), of("Pp|s").capacity(1), of("PPop|s").capacity(2), of("PPpp|ss").capacity(2),of("PPp|ss").capacity(2), of("PPSp|s|s").capacity(2),
        of("Pp|ss").capacity(1), of("Pp|s|s").capacity(1), of("Ppp|s").capacity(1), of("Ppp|ss").capacity(1), of("Ppp|s|s").capacity(1),
        of("PPPPPOOOo|s").capacity(1), of("PPPPPOOoo|s").capacity(1), of("PPPPPOOOo|ss").capacity(1), of("PPPPPOOOo|s|s").capacity(1),
        of("PPo|ss").start(WRAP), of("Pp|ss").capacity(1).start(WRAP), of("ppoo|s").start(WRAP),
        of("Px|s"), of("Px|s|s"), of("PPx|s|s"), of("Ppx|s").capacity(1),
    ];
    for s in list {
        if !only.is_empty() && !only.iter().any(|o| o == s.program) { continue }
        eprint!("{:20} {:30}", "Retain", s.to_string()); eprintln!("{}", explore::<1, Weakest<Retain>>(s, None));
        eprint!("{:20} {:30}", "Epoch", s.to_string()); eprintln!("{}", explore::<1, Weakest<Epoch>>(s, None));
    }
}
