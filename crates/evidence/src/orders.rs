//! Orderings of sites as text, and how they compare.

use std::sync::atomic::Ordering::SeqCst;

use chase_lev_atomics::{Access, Site};

/// Returns a site as it is and with each weaker ordering, from stronger to weaker.
pub fn and_weaker(site: Site) -> Vec<Site> {
    let mut all = vec![site];
    let mut next = 0;
    while let Some(&site) = all.get(next) {
        for order in site.weaker() {
            let weaker = site.with(*order);
            if !all.contains(&weaker) {
                all.push(weaker);
            }
        }
        next += 1;
    }
    all
}

/// Returns `true` if a site orders at least as much as another one of the same access.
pub fn at_least(site: Site, other: Site) -> bool {
    let mut weaker = and_weaker(site).into_iter();
    weaker.any(|site| site.order() == other.order())
}

/// Returns a site's ordering as drawings and models name it.
pub fn named(site: &Site) -> String {
    match site.access() {
        Access::LightFence => String::from("Light"),
        Access::HeavyFence => String::from("Heavy"),
        _ => format!("{:?}", site.order()),
    }
}

/// Returns a site's ordering as documents show it.
pub fn shown(site: &Site) -> String {
    let order = format!("{:?}", site.order());
    match site.access() {
        Access::Fence | Access::LightFence | Access::HeavyFence if order == "Relaxed" => {
            String::from("none")
        }
        Access::LightFence => String::from("light"),
        Access::HeavyFence => String::from("heavy"),
        _ => order,
    }
}

/// Returns the site with its ordering in a text such as `pop.fence=acqrel`. For fences, `none`
/// means `Relaxed`.
///
/// # Errors
///
/// If the text names another site or ordering. The error lists those that are possible.
pub fn find(text: &str, sites: &[Site]) -> Result<Site, String> {
    let wrong = || format!("'{text}' does not have the form 'pop.fence=acqrel'");
    let (name, order) = text.split_once('=').ok_or_else(wrong)?;
    let site = sites.iter().find(|site| site.name() == name);
    let site = site.ok_or_else(|| {
        let names: Vec<_> = sites.iter().map(|site| site.name()).collect();
        let names = names.join(", ");
        format!("there is no site '{name}'; the sites are {names}")
    })?;
    let choices = and_weaker(site.with(SeqCst));
    let is_wanted = |choice: &&Site| {
        let names = [shown(choice), format!("{:?}", choice.order())];
        names.iter().any(|name| name.eq_ignore_ascii_case(order))
    };
    choices.iter().find(is_wanted).copied().ok_or_else(|| {
        let choices: Vec<_> = choices.iter().rev().map(shown).collect();
        let choices = choices.join(", ");
        format!("{name} cannot be '{order}'; it can be {choices}")
    })
}
