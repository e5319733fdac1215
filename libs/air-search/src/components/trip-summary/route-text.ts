import type { RouteLeg } from '../../model/search/onward-legs';

/** Places in the order they are flown to, 'Ташкент — Стамбул — Москва'; a comma where the way between is not flown. */
export function routeText(legs: readonly RouteLeg[], nameOf: (code: string) => string): string {
  return legs
    .map(({ from, to }, index) => {
      const before = legs[index - 1]?.to;
      if (before === from) return ` — ${nameOf(to)}`;
      return `${before ? ', ' : ''}${nameOf(from)} — ${nameOf(to)}`;
    })
    .join('');
}
