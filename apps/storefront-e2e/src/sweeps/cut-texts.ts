/* Runs in the page. */

/**
 * Texts that are partly cut off by their box. Texts shortened on purpose after some lines are shown in full elsewhere.
 */
export function cutTexts(): string[] {
  const isCut = (element: Element) => {
    const style = getComputedStyle(element);
    if (style.overflowX === 'visible' && style.overflowY === 'visible') return false;
    if (style.webkitLineClamp !== 'none' || element.clientHeight < 4) return false;
    return (
      element.scrollWidth > element.clientWidth + 1 ||
      // In a scrolling box the rest can be reached.
      (style.overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1)
    );
  };
  const hasText = (element: Element) =>
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== '',
    );
  return [...document.querySelectorAll('body *')]
    .filter(
      (element) =>
        hasText(element) && element.checkVisibility({ visibilityProperty: true }) && isCut(element),
    )
    .map((element) => `${element.className}: ${element.textContent!.trim().slice(0, 60)}`);
}

/** Select boxes that are too narrow for one of their words. */
export function cutChoices(): string[] {
  const pen = document.createElement('canvas').getContext('2d')!;
  return [...document.querySelectorAll('select')].flatMap((list) => {
    const { opacity, font, paddingLeft, paddingRight } = getComputedStyle(list);
    if (!list.checkVisibility({ visibilityProperty: true }) || opacity === '0') return [];
    pen.font = font;
    const room =
      list.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    return [...list.options]
      .map(({ text }) => text)
      .filter((text) => pen.measureText(text).width > room + 1);
  });
}

/** Texts with so little room that each line has only a character or two of a word. */
export function lettersInColumns(): string[] {
  return [...document.querySelectorAll('body *')]
    .filter((element) => {
      if (element.childElementCount > 0 || element.textContent!.trim().length < 4) return false;
      if (!element.checkVisibility({ visibilityProperty: true })) return false;
      const { width, height } = element.getBoundingClientRect();
      // A text for screen readers only is clipped, or its box is.
      for (const box of [element, element.parentElement!])
        if (getComputedStyle(box).clipPath !== 'none') return false;
      const letter = Number.parseFloat(getComputedStyle(element).fontSize);
      return width < 2 * letter && height > 3 * letter;
    })
    .map((element) => `${element.className}: ${element.textContent!.trim().slice(0, 60)}`);
}

/** Texts that extend beyond the side of a box that clips them and does not scroll. */
export function textsOverEdges(): string[] {
  const boxOf = (element: Element) => {
    for (let box = element.parentElement; box; box = box.parentElement) {
      const { overflowX, clipPath } = getComputedStyle(box);
      if (clipPath !== 'none' || overflowX === 'auto' || overflowX === 'scroll') return null;
      if (overflowX !== 'visible') return box;
    }
    return null;
  };
  return [...document.querySelectorAll('body *')]
    .filter((element) => {
      if (element.childElementCount > 0 || element.textContent!.trim() === '') return false;
      // A carousel shows a part of its next card.
      if (element.closest('svg, [data-driven]')) return false;
      if (!element.checkVisibility({ visibilityProperty: true })) return false;
      const { left, right, top } = element.getBoundingClientRect();
      const edge = boxOf(element)?.getBoundingClientRect();
      // A text below the box is clipped entirely.
      return edge !== undefined && left < edge.right && right > edge.right + 1 && top < edge.bottom;
    })
    .map((element) => `${element.className}: ${element.textContent!.trim().slice(0, 60)}`);
}

/** Items of a list that only screen readers get: sighted visitors would miss them. */
export function hiddenItems(): string[] {
  return [...document.querySelectorAll('main li')]
    .filter((item) => item.checkVisibility() && getComputedStyle(item).clipPath !== 'none')
    .map((item) => `${item.className}: ${item.textContent!.trim().slice(0, 60)}`);
}

/** Words that break in the middle although a line of a phone has room for them. */
export function brokenWords(): string[] {
  const isForReaders = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).clipPath !== 'none' || isForReaders(element.parentElement));
  const broken: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const element = text.parentElement!;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    if (element.closest('script, style, svg') || isForReaders(element)) continue;
    for (const { index, 0: word } of text.data.matchAll(
      /(?<![\p{L}\d’@./=\u00AD-])[\p{L}’]{2,12}(?![\p{L}\d’@/\u00AD]|\.\p{L})/gu,
    )) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 4)));
      if (tops.size > 1) broken.push(`${word} in ${text.data.trim().slice(0, 60)}`);
    }
  }
  return broken;
}
