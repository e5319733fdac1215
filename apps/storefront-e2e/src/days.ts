/** The calendar day, in UTC, so many days from `from` on. */
export const dayAhead = (days: number, from = new Date().toISOString()) =>
  new Date(Date.parse(from) + days * 86_400_000).toISOString().slice(0, 10);
