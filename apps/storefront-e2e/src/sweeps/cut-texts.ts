/* Runs in the page. */

/** Texts of which a part is out of their box and cannot be seen. Those cut on purpose, after so many lines, are whole elsewhere. */
export function cutTexts(): string[] {
  const isCut = (element: Element) => {
    const style = getComputedStyle(element);
    if (style.overflowX === 'visible' && style.overflowY === 'visible') return false;
    if (style.webkitLineClamp !== 'none' || element.clientHeight < 4) return false;
    return (
      element.scrollWidth > element.clientWidth + 1 ||
      // A box that scrolls shows the rest.
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
