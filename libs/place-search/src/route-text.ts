/**
 * Places in the order of the flights, 'Ташкент — Стамбул — Москва'; a comma where no flight connects two of them.
 * @param nameOf returns the name of a flight's place
 */
export function routeText<Place>(
  flights: readonly { from: Place; to: Place }[],
  nameOf: (place: Place) => string,
): string {
  const names = flights.map(({ from, to }) => ({ from: nameOf(from), to: nameOf(to) }));
  return names
    .map(({ from, to }, index) => {
      const before = names[index - 1]?.to;
      if (before === from) return ` — ${to}`;
      return `${before ? ', ' : ''}${from} — ${to}`;
    })
    .join('');
}
