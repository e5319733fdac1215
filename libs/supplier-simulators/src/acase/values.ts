/** 'YYYY-MM-DD' as 'dd.MM.yyyy'. */
export const writeDay = (day: string): string => day.split('-').reverse().join('.');

/** 'dd.MM.yyyy' as 'YYYY-MM-DD'; null for any other text. */
export function readDay(text: unknown): string | null {
  const match = /^(\d\d)\.(\d\d)\.(\d{4})$/.exec(String(text ?? ''));
  return match ? `${match[3]}-${match[2]}-${match[1]}` : null;
}

/** A local time with its offset, or an instant, as 'dd.MM.yyyy HH:mm' of its own clock. */
export const writeMoment = (local: string): string =>
  `${writeDay(local.slice(0, 10))} ${local.slice(11, 16)}`;

/** Minor units with a dot and two decimals. */
export const writeSum = (minor: number): string => (minor / 100).toFixed(2);

/** Yes is 1, no is 2. */
export const yesOrNo = (yes: boolean) =>
  yes ? { '@Code': 1, '@Name': 'Да' } : { '@Code': 2, '@Name': 'Нет' };

export const named = (code: number | string, name: string) => ({ '@Code': code, '@Name': name });

export const positionOf = ({ lat, lon }: { lat: number; lon: number }) => ({
  '@Latitude': lat,
  '@Longitude': lon,
});

/** The children of a name as a list: none, one or many. */
export function many(value: unknown): Record<string, unknown>[] {
  if (value === undefined || value === '') return [];
  return (Array.isArray(value) ? value : [value]) as Record<string, unknown>[];
}

/** An attribute or child by its path; '' when it is missing. */
export function at(node: unknown, ...path: string[]): string {
  const found = path.reduce<unknown>(
    (one, key) => (typeof one === 'object' && one !== null ? (one as never)[key] : undefined),
    node,
  );
  return typeof found === 'string' || typeof found === 'number' ? String(found) : '';
}
