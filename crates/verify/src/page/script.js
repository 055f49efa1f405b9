"use strict";
(() => {
  const root = document.documentElement;
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];

  // The theme: the system's, until the button is pressed.
  const theme = document.getElementById("theme");
  const stored = (() => { try { return localStorage.getItem("theme"); } catch { return null; } })();
  const isDark = () => root.dataset.theme
    ? root.dataset.theme === "dark"
    : matchMedia("(prefers-color-scheme: dark)").matches;
  const label = () => { theme.textContent = isDark() ? "Light" : "Dark"; };
  if (stored && !root.dataset.theme) root.dataset.theme = stored;
  theme.hidden = false;
  theme.addEventListener("click", () => {
    root.dataset.theme = isDark() ? "light" : "dark";
    try { localStorage.setItem("theme", root.dataset.theme); } catch { /* It is not kept. */ }
    label();
  });
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", label);
  label();

  // Stepping through a drawing.
  class Drawing {
    constructor(figure) {
      this.figure = figure;
      this.svg = figure.querySelector("svg.lanes");
      this.steps = all(".s", this.svg);
      this.edges = all(".e", this.svg);
      this.lanes = all(".lane", this.svg).map((lane) => lane.textContent);
      this.tops = this.steps.map((step) => Number(step.dataset.y));
      this.at = null;
      this.cursor = document.createElementNS(this.svg.namespaceURI, "rect");
      this.cursor.setAttribute("class", "cursor");
      this.cursor.setAttribute("width", "100%");
      this.svg.insertBefore(this.cursor, this.steps[0] ?? null);
      const bar = document.createElement("div");
      bar.className = "steps";
      bar.innerHTML = '<button type="button" aria-label="Previous step">↑</button>'
        + '<button type="button" aria-label="Next step">↓</button>'
        + '<input type="range" min="1" aria-label="Step"><button type="button">All</button>'
        + '<output aria-live="polite"></output>';
      figure.append(bar);
      const [back, on, whole] = all("button", bar);
      this.range = bar.querySelector("input");
      this.output = bar.querySelector("output");
      this.range.max = this.steps.length;
      this.range.value = this.steps.length;
      back.addEventListener("click", () => this.move(-1));
      on.addEventListener("click", () => this.move(1));
      whole.addEventListener("click", () => this.show(null));
      this.range.addEventListener("input", () => this.show(this.range.value - 1));
      this.svg.addEventListener("click", (event) => {
        const y = event.clientY - this.svg.getBoundingClientRect().top;
        const at = this.tops.findLastIndex((top) => top <= y);
        if (at >= 0) this.show(at);
      });
    }
    move(by) {
      const start = by > 0 ? -1 : this.steps.length;
      this.show((this.at ?? start) + by);
    }
    show(at) {
      const last = this.steps.length - 1;
      this.at = at === null ? null : Math.max(0, Math.min(last, at));
      this.figure.classList.toggle("stepping", this.at !== null);
      const now = this.at ?? last;
      this.range.value = now + 1;
      this.steps.forEach((step, i) => {
        step.classList.toggle("later", i > now);
        step.classList.toggle("now", this.at === i);
      });
      for (const edge of this.edges) {
        const ends = [Number(edge.dataset.a), Number(edge.dataset.b)];
        edge.classList.toggle("later", Math.max(...ends) > now);
        edge.classList.toggle("now", ends.includes(this.at));
      }
      const end = this.tops[now + 1] ?? this.svg.height.baseVal.value - 10;
      this.cursor.setAttribute("y", this.tops[now] ?? 0);
      this.cursor.setAttribute("height", Math.max(0, end - this.tops[now]) || 0);
      this.output.textContent = this.at === null ? "" : this.say(this.at);
      if (this.at !== null) this.reveal(this.steps[this.at]);
    }
    say(at) {
      const step = this.steps[at];
      const text = all("text:not(.n):not(.el)", step).map((line) => line.textContent).join(" ");
      return `${at + 1} of ${this.steps.length}, ${this.lanes[step.dataset.t]}: ${text}`;
    }
    /** Scrolls the lane into view, and the row, within the page. */
    reveal(step) {
      const scroll = this.figure.querySelector(".scroll");
      const text = step.querySelector("text:not(.n)").getBoundingClientRect();
      const box = scroll.getBoundingClientRect();
      if (text.left < box.left || text.right > box.right) {
        scroll.scrollLeft += text.left - box.left - 48;
      }
      const above = 90, below = innerHeight - 110;
      if (text.top < above) scrollBy({ top: text.top - above, behavior: "instant" });
      if (text.bottom > below) scrollBy({ top: text.bottom - below, behavior: "instant" });
    }
  }
  // The steps that a sentence names lead to the drawing.
  for (const sentence of all(".sentence")) {
    sentence.innerHTML = sentence.innerHTML
      .replace(/\bstep (\d+)/g, `<a href="#${sentence.parentElement.id}" data-step="$1">step $1</a>`);
    sentence.addEventListener("click", (event) => {
      const { step } = event.target.dataset;
      if (!step) return;
      event.preventDefault();
      const details = sentence.parentElement.querySelector("details.drawing");
      details.open = true;
      drawings.get(details.querySelector("figure")).show(step - 1);
    });
  }
  const drawings = new Map(all("figure").map((figure) => [figure, new Drawing(figure)]));

  const byName = (id) => {
    try { return id && document.getElementById(decodeURIComponent(id)); } catch { return null; }
  };
  const target = () => byName(location.hash.slice(1));
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, select")) return;
    const figure = event.target.closest("figure")
      ?? (document.activeElement === document.body && target()?.querySelector("details[open] figure"));
    const drawing = drawings.get(figure);
    if (!drawing) return;
    const keys = {
      ArrowDown: () => drawing.move(1), ArrowRight: () => drawing.move(1), j: () => drawing.move(1),
      ArrowUp: () => drawing.move(-1), ArrowLeft: () => drawing.move(-1), k: () => drawing.move(-1),
      Home: () => drawing.show(0), End: () => drawing.show(Infinity), Escape: () => drawing.show(null),
    };
    if (!Object.hasOwn(keys, event.key)) return;
    event.preventDefault();
    keys[event.key]();
  });

  // Without this script, all drawings are open. If there are many, they begin closed.
  const MANY = 3;
  const details = all("details.drawing");
  const buttons = document.getElementById("all-drawings");
  if (details.length > MANY) {
    for (const one of details) one.open = false;
    buttons.hidden = false;
    buttons.addEventListener("click", ({ target: button }) => {
      if (button.dataset.open === undefined) return;
      for (const one of details) one.open = Boolean(button.dataset.open) && !one.closest("[hidden]");
    });
  }

  // Filters. Their state is in the address, as `#?engine=loom&verdict=fails`.
  const form = document.getElementById("filters");
  const count = form.querySelector("output");
  const findable = all(".find").map((element) => ({ element, text: element.textContent.toLowerCase() }));
  const fields = ["engine", "site", "verdict", "text"];
  const filter = () => {
    const { engine, site, verdict, text } = Object.fromEntries(new FormData(form));
    const words = text.toLowerCase().split(/\s+/).filter(Boolean);
    let shown = 0;
    for (const { element, text: content } of findable) {
      const { dataset } = element;
      const fits = (!engine || dataset.engine.includes(` ${engine} `))
        && (!site || dataset.site === site)
        && (!verdict || dataset.verdict.includes(` ${verdict} `))
        && words.every((word) => content.includes(word));
      element.hidden = !fits;
      shown += fits;
    }
    for (const table of all("table.verdicts")) {
      const empty = !table.querySelector(":scope > tbody:not([hidden])");
      for (const part of [table, table.previousElementSibling, table.previousElementSibling.previousElementSibling]) {
        part.hidden = empty;
      }
    }
    const active = fields.some((field) => form.elements[field].value);
    count.textContent = active ? `${shown} of ${findable.length} entries` : "";
  };
  const store = () => {
    const state = new URLSearchParams(new FormData(form));
    for (const field of fields) if (!state.get(field)) state.delete(field);
    history.replaceState(null, "", state.size ? `#?${state}` : "#");
  };
  const follow = () => {
    const hash = location.hash.slice(1);
    if (hash.startsWith("?")) {
      const state = new URLSearchParams(hash.slice(1));
      for (const field of fields) form.elements[field].value = state.get(field) ?? "";
      filter();
      return;
    }
    const found = target();
    if (!found) return;
    if (found.closest("[hidden]")) {
      form.reset();
      filter();
    }
    const drawing = found.querySelector("details.drawing");
    if (drawing) drawing.open = true;
    found.scrollIntoView({ behavior: "instant" });
  };
  form.hidden = false;
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("input", () => { filter(); store(); });
  form.addEventListener("reset", () => setTimeout(() => { filter(); store(); }));
  addEventListener("hashchange", follow);
  follow();
})();
