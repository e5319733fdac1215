/* Runs in the page. */

/** Texts that lie on other texts. Floating elements with a background of their own may cover the page. */
export function overlappingTexts(): string[] {
  interface Line {
    text: Text;
    box: { left: number; top: number; right: number; bottom: number };
  }
  const ancestorsOf = (element: Element | null): Element[] =>
    element ? [element, ...ancestorsOf(element.parentElement)] : [];

  /** The part of a line that its ancestors do not clip. */
  const seen = (rect: DOMRect, boxes: Element[], letter: number): Line['box'] => {
    // A font's box is higher than its glyphs.
    const box = {
      left: rect.left,
      top: rect.top + letter * 0.15,
      right: rect.right,
      bottom: rect.bottom - letter * 0.15,
    };
    for (const around of boxes) {
      const { overflowX, overflowY } = getComputedStyle(around);
      const edge = around.getBoundingClientRect();
      if (overflowX !== 'visible') {
        box.left = Math.max(box.left, edge.left);
        box.right = Math.min(box.right, edge.right);
      }
      if (overflowY !== 'visible') {
        box.top = Math.max(box.top, edge.top);
        box.bottom = Math.min(box.bottom, edge.bottom);
      }
    }
    return box;
  };

  const lines: Line[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const element = text.parentElement!;
    if (text.data.trim() === '' || element.closest('script, style, svg, option')) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    // The page itself scrolls, whatever the overflow of its root element.
    const around = ancestorsOf(element).filter(
      (box) => box !== document.body && box !== document.documentElement,
    );
    // A text for screen readers only is clipped.
    if (around.some((box) => getComputedStyle(box).clipPath !== 'none')) continue;
    const letter = Number.parseFloat(getComputedStyle(element).fontSize);
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const rect of range.getClientRects()) {
      const box = seen(rect, around, letter);
      if (box.right - box.left > 1 && box.bottom - box.top > 1) lines.push({ text, box });
    }
  }

  const covers = (of: Text, other: Text): boolean => {
    const own = ancestorsOf(of.parentElement).filter((element) => !element.contains(other));
    return own.some((element) => {
      const { position, backgroundColor } = getComputedStyle(element);
      if (position === 'fixed' || position === 'sticky') return true;
      if (element.matches(':popover-open, :modal')) return true;
      return position !== 'static' && !/^rgba\(.* 0\)$|^transparent$/.test(backgroundColor);
    });
  };

  lines.sort((one, other) => one.box.top - other.box.top);
  const found = new Set<string>();
  for (const [index, { text, box }] of lines.entries())
    for (const { text: below, box: next } of lines.slice(index + 1)) {
      if (next.top >= box.bottom - 1) break;
      if (below === text || next.left >= box.right - 1 || next.right <= box.left + 1) continue;
      if (covers(text, below) || covers(below, text)) continue;
      found.add(`«${text.data.trim().slice(0, 40)}» and «${below.data.trim().slice(0, 40)}»`);
    }
  return [...found];
}
