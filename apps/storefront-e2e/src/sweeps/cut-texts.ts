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
      // The rest of a scrolling box can be scrolled to.
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

/** Texts with so little room that each line has a letter or two of a word. */
export function lettersInColumns(): string[] {
  return [...document.querySelectorAll('body *')]
    .filter((element) => {
      if (element.childElementCount > 0 || element.textContent!.trim().length < 4) return false;
      if (!element.checkVisibility({ visibilityProperty: true })) return false;
      const { width, height } = element.getBoundingClientRect();
      // What is for screen readers alone is clipped, or its box is.
      for (const box of [element, element.parentElement!])
        if (getComputedStyle(box).clipPath !== 'none') return false;
      const letter = Number.parseFloat(getComputedStyle(element).fontSize);
      return width < 2 * letter && height > 3 * letter;
    })
    .map((element) => `${element.className}: ${element.textContent!.trim().slice(0, 60)}`);
}
