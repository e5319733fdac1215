import type { RouteLeg } from '../../model/search/onward-legs';

/** Places in the order of the flights, 'Ташкент — Стамбул — Москва'; a comma where no flight connects two of them. */
export function routeText(legs: readonly RouteLeg[], nameOf: (code: string) => string): string {
  return legs
    .map(({ from, to }, index) => {
      const before = legs[index - 1]?.to;
      if (before === from) return ` — ${nameOf(to)}`;
      return `${before ? ', ' : ''}${nameOf(from)} — ${nameOf(to)}`;
    })
    .join('');
}
