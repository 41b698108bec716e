// What can be measured of how a page looks. Evaluated in the page: the value is an object.
(() => {
  const SLACK = 1.5;

  const isHidden = (element) => {
    for (let at = element; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.visibility !== "visible" || style.opacity === "0") return true;
      // For the ear only.
      if (style.position === "absolute" && at.offsetWidth <= 1 && at.offsetHeight <= 1) return true;
    }
    return false;
  };

  /** Every piece of text that can be seen, with the boxes it fills; not what a small picture of a
   *  board shows. */
  const texts = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const element = node.parentElement;
      if (!node.data.trim() || !element) continue;
      if (/^(SCRIPT|STYLE|TITLE|OPTION)$/.test(element.tagName)) continue;
      if (element.closest("[inert]")) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter((box) => box.width > 0 && box.height > 0);
      if (boxes.length && !isHidden(element)) {
        found.push({ text: node.data.trim().slice(0, 60), element, boxes });
      }
    }
    return found;
  };

  /** In pixels of the screen, also inside a drawing. */
  const sizeOf = (element) => {
    const given = parseFloat(getComputedStyle(element).fontSize);
    const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
    if (!matrix) return given;
    return given * Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c));
  };

  const sticksOut = (inner, outer) =>
    inner.left < outer.left - SLACK || inner.right > outer.right + SLACK;
  const isBelow = (inner, outer) => {
    const middle = inner.top + inner.height / 2;
    return middle < outer.top || middle > outer.bottom;
  };

  /** How a text is cut, or null. Not meant: an opening with dots, or a title that says it all. */
  const cutOf = ({ element, boxes }) => {
    const frame = element.closest("button, a.btn, label.btn, .chip, [role=tab]");
    const around = frame?.getBoundingClientRect();
    if (around && boxes.some((box) => sticksOut(box, around))) return "sticks out";
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, cursor } = getComputedStyle(at);
      const outer = at.getBoundingClientRect();
      // What can be pulled comes into sight.
      if (cursor === "grab") return null;
      if (at.title || getComputedStyle(at).webkitLineClamp !== "none") return null;
      if (/hidden|clip/.test(overflowX) && boxes.some((box) => sticksOut(box, outer))) return "cut";
      if (/auto|scroll/.test(overflowX + overflowY)) return null;
      if (/hidden|clip/.test(overflowY) && boxes.some((box) => isBelow(box, outer))) return "cut";
    }
    return null;
  };

  const scrolls = (element) => {
    for (let at = element.parentElement; at; at = at.parentElement) {
      if (/auto|scroll|hidden|clip/.test(getComputedStyle(at).overflowX)) return true;
    }
    return false;
  };

  const isRinged = (element) => {
    const ring = element.closest("svg")?.querySelector(".focus")?.getBoundingClientRect();
    if (!ring) return false;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return ring.left < right && ring.right > left && ring.top < bottom && ring.bottom > top;
  };

  const REFERRING = ["fill", "stroke", "filter", "clipPath", "mask", "markerStart", "markerEnd"];

  /** The ids that this element needs in order to be drawn as meant. */
  const needsOf = (element) => {
    const style = getComputedStyle(element);
    const urls = REFERRING.map((name) => style[name] ?? "").join(" ");
    const ids = [...urls.matchAll(/url\("?[^)"]*#([^)"]+)"?\)/g)].map((found) => found[1]);
    const href = element.getAttribute("href");
    return element.tagName === "use" && href?.startsWith("#") ? [...ids, href.slice(1)] : ids;
  };

  /** What keeps a reference from being drawn, or null. */
  const lackOf = (id) => {
    const targets = document.querySelectorAll(`[id="${CSS.escape(id)}"]`);
    if (targets.length !== 1) return targets.length ? "doubled" : "missing";
    for (let at = targets[0]; at; at = at.parentElement) {
      if (!/^(defs|symbol)$/.test(at.tagName) && getComputedStyle(at).display === "none")
        return "hidden";
    }
    return null;
  };

  /** What of this box is left after everything around it has cut it. */
  const inSight = (element) => {
    const box = element.getBoundingClientRect();
    let { left, right, top, bottom } = box;
    for (let at = element.parentElement; at; at = at.parentElement) {
      if (!/auto|scroll|hidden|clip/.test(getComputedStyle(at).overflowY)) continue;
      const around = at.getBoundingClientRect();
      [left, right] = [Math.max(left, around.left), Math.min(right, around.right)];
      [top, bottom] = [Math.max(top, around.top), Math.min(bottom, around.bottom)];
    }
    const low = Math.min(bottom, innerHeight) - Math.max(top, 0);
    const wide = Math.min(right, innerWidth) - Math.max(left, 0);
    const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    const covered = !hit || !(element.contains(hit) || hit.contains(element));
    return low >= box.height - SLACK && wide >= box.width - SLACK && !covered;
  };

  const nameOf = (element) => `${element.tagName} ${element.getAttribute("class") ?? ""}`;

  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

  /** Where everything is, in one text. */
  const layout = () =>
    [...document.body.querySelectorAll("*")]
      .map((one) => one.getBoundingClientRect())
      .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join())
      .join(";");

  return {
    /** Resolves when nothing has moved for a few frames. */
    settled: async () => {
      let last = "";
      for (let still = 0, frames = 0; still < 3 && frames < 600; frames += 1) {
        await nextFrame();
        const now = layout();
        still = now === last ? still + 1 : 0;
        last = now;
      }
    },

    small: (smallest) =>
      texts()
        .map(({ text, element }) => [text, Math.round(sizeOf(element) * 10) / 10])
        .filter(([, size]) => size < smallest),

    cut: () =>
      texts()
        .map((one) => [one.text, nameOf(one.element), cutOf(one)])
        .filter(([, , cut]) => cut),

    /** How much wider than the screen the page is, and what reaches beyond it. */
    wide: () => {
      const width = document.documentElement.clientWidth;
      const far = [...document.body.querySelectorAll("*")].filter(
        (element) => element.getBoundingClientRect().right > width + 1 && !scrolls(element),
      );
      const more = document.documentElement.scrollWidth - width;
      return more > 0 || far.length ? [more, far.map(nameOf).slice(0, 5)] : [];
    },

    /** Those of these that cannot be seen whole, without scrolling. */
    outOfSight: (selector) =>
      [...document.querySelectorAll(selector)]
        .filter((one) => one.checkVisibility() && !inSight(one))
        .map((one) => one.dataset.testid ?? one.textContent.trim()),

    /** How many lines of its list a scrolling room shows at once. */
    linesInSight: (selector) => {
      const list = document.querySelector(selector);
      const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(list.firstElementChild);
      const room = list.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
      return inSight(list) ? Math.floor(room / parseFloat(lineHeight)) : 0;
    },

    /** How many drawn parts refer to others, and which of those cannot be drawn. */
    references: () => {
      const needs = [...document.querySelectorAll("body *")].flatMap(needsOf);
      const dangling = [...new Set(needs)].map((id) => [id, lackOf(id)]);
      return { count: needs.length, dangling: dangling.filter(([, lack]) => lack) };
    },

    /** All that the page says, to the eye and to the ear. */
    said: () => {
      const names = ["aria-label", "title", "placeholder", "aria-valuetext", "alt"];
      const labels = names.flatMap((name) =>
        [...document.querySelectorAll(`[${name}]`)].map((one) => one.getAttribute(name)),
      );
      return [document.title, document.body.textContent, ...labels].join("\n");
    },

    /** Whether the focused element shows that it is: an outline, or a shadow it has only then; in
     *  a drawing, a ring that is drawn around it. */
    focus: () => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const style = (one) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
        return { ring: outlineStyle !== "none" && parseFloat(outlineWidth) >= 2, boxShadow };
      };
      const marks = [element, ...element.querySelectorAll("*")].slice(0, 20);
      const around = element.closest("label");
      if (around) marks.push(around);
      const ringed = isRinged(element);
      const with_ = marks.map(style);
      element.blur();
      const without = marks.map(style);
      element.focus({ focusVisible: true, preventScroll: true });
      const seen =
        ringed ||
        with_.some((now, i) => now.ring || now.boxShadow !== without[i].boxShadow);
      const name = element.getAttribute("aria-label") ?? element.textContent.trim().slice(0, 40);
      return { name: `${element.tagName} ${name}`, seen };
    },
  };
})()
