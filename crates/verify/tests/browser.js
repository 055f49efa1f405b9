// Uses the page in a view of WIDTH pixels, in the dark theme if DARK, and then reports what was wrong.
"use strict";
addEventListener("load", () => setTimeout(() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const check = (fact, words) => { if (!fact) wrong.push(words); };
  const fits = (when) => check(document.documentElement.scrollWidth <= innerWidth,
    `${when}: ${document.documentElement.scrollWidth} px wide, in ${innerWidth}`);
  check(innerWidth === WIDTH, `the view is ${innerWidth} px wide`);
  fits("at first");
  const dark = getComputedStyle(document.body).backgroundColor.match(/\d+/g)[0] < 128;
  check(dark === DARK, `the theme is ${dark ? "dark" : "light"}`);
  document.getElementById("theme").click();
  const now = getComputedStyle(document.body).backgroundColor.match(/\d+/g)[0] < 128;
  check(now !== DARK, "the theme does not change");
  document.getElementById("theme").click();
  for (const details of all("details")) details.open = true;
  fits("with everything open");

  const figure = document.querySelector("figure");
  const scroll = figure.querySelector(".scroll");
  const press = (key) => scroll.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  const at = () => [...figure.querySelectorAll(".s")].findIndex((step) => step.matches(".now"));
  scroll.focus();
  const moves = [["Home", 0], ["ArrowDown", 1], ["j", 2], ["k", 1], ["End", figure.querySelectorAll(".s").length - 1]];
  for (const [key, step] of moves) {
    press(key);
    check(at() === step, `${key} leads to step ${at()}, not ${step}`);
  }
  press("Home");
  check(figure.querySelectorAll(".s.later").length > 0, "later steps are shown");
  fits("while stepping");
  press("Escape");
  check(at() === -1, "Escape does not show all");

  const form = document.getElementById("filters");
  form.elements.engine.value = "tlc";
  form.dispatchEvent(new Event("input"));
  const shown = all("article.counterexample:not([hidden])");
  check(shown.length === 1, `${shown.length} counterexamples of TLC`);
  check(location.hash === "#?engine=tlc", `the address is ${location.hash}`);
  location.hash = "";
  location.hash = "#?verdict=unexpected&text=push.top";
  setTimeout(() => {
    check(form.elements.text.value === "push.top", "the address does not filter");
    check(all("tbody.find:not([hidden])").length === 1, "not one subject");
    const hidden = document.querySelector("article.counterexample[hidden]");
    location.hash = hidden.id;
    setTimeout(() => {
      check(!hidden.hidden && hidden.querySelector("details").open, "a link leads to nothing");
      document.documentElement.dataset.wrong = wrong.join("; ") || "nothing";
      parent.postMessage(document.documentElement.dataset.wrong, "*");
    }, 50);
  }, 50);
}));
