/** The calendar day in UTC, a number of days after `from`. */
export const dayAhead = (days: number, from = new Date().toISOString()) =>
  new Date(Date.parse(from) + days * 86_400_000).toISOString().slice(0, 10);
