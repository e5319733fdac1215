import type { Page } from '@playwright/test';

const narrowest = 360;
const widest = 1440;

interface Conditions {
  /** Window widths in the media queries of a page's styles, in pixels. */
  media: number[];
  /** Container widths in its container queries. */
  container: number[];
}

/** Runs in the page. */
function conditionsOfStyles(): Conditions {
  const rulesOf = (rules: CSSRuleList): CSSRule[] =>
    [...rules].flatMap((rule) => [
      rule,
      ...(rule instanceof CSSGroupingRule ? rulesOf(rule.cssRules) : []),
    ]);
  const named = (queries: string[]) => [
    ...new Set(
      queries
        .filter((query) => query.includes('width'))
        .flatMap((query) => [...query.matchAll(/([\d.]+)(em|px)/g)])
        .map(([, size, unit]) => Number(size) * (unit === 'em' ? 16 : 1)),
    ),
  ];
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => rulesOf(cssRules));
  return {
    media: named(rules.flatMap((rule) => (rule instanceof CSSMediaRule ? rule.conditionText : []))),
    container: named(
      rules.flatMap((rule) => (rule instanceof CSSContainerRule ? rule.containerQuery : [])),
    ),
  };
}

/** Runs in the page: the width of each of its containers. */
const containerWidths = () =>
  [...document.querySelectorAll('main *')]
    .filter((element) => getComputedStyle(element).containerType === 'inline-size')
    .map((element) => element.clientWidth);

/**
 * The widths of a window, from a phone to a desktop, at which the layout of the open page changes, each with the last one before
 * it. They come from the page's own styles, so a new breakpoint is included automatically.
 */
export async function layoutWidths(page: Page): Promise<number[]> {
  const { height } = page.viewportSize()!;
  const { media, container } = await page.evaluate(conditionsOfStyles);
  const steps = media.flatMap((width) => [Math.ceil(width) - 1, Math.ceil(width)]);
  const widths = new Set([narrowest, widest, ...steps]);
  const within = [...widths]
    .filter((width) => width >= narrowest && width <= widest)
    .toSorted((one, other) => one - other);
  if (container.length === 0) return within;

  // Between two breakpoints of the window a container grows evenly.
  const measured: { width: number; boxes: number[] }[] = [];
  for (const width of within) {
    await page.setViewportSize({ width, height });
    measured.push({ width, boxes: await page.evaluate(containerWidths) });
  }
  const between = measured.slice(1).flatMap(({ width: to, boxes: after }, index) => {
    const { width: from, boxes: before } = measured[index]!;
    if (before.length !== after.length || to - from < 2) return [];
    return before.flatMap((box, which) =>
      container
        .filter((size) => box < size && size < after[which]!)
        .map((size) => Math.ceil(from + ((size - box) * (to - from)) / (after[which]! - box)))
        .flatMap((width) => [width - 1, width]),
    );
  });
  return [...new Set([...within, ...between])].toSorted((one, other) => one - other);
}
