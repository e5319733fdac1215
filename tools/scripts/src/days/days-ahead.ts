/** The calendar day `count` days after another one, both 'YYYY-MM-DD'. */
const dayAfter = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);

/** The first of these yearly days that is still to come. */
const next = (today: string, dayOf: (year: number) => string): string => {
  const year = Number(today.slice(0, 4));
  const day = dayOf(year);
  return day > today ? day : dayOf(year + 1);
};

/** Clocks in Europe change on the last Sunday of March and of October, which both have 31 days. */
function lastSunday(year: number, month: string): string {
  const last = `${year}-${month}-31`;
  return dayAfter(last, -new Date(last).getUTCDay());
}

/**
 * Days on which the calendar itself turns, or our visitors' clocks do; and one in three weeks from which the stays and trips of
 * the stories begin in one year and end in the next.
 */
const turns: readonly ((today: string) => string)[] = [
  (today) => dayAfter(`${dayAfter(`${today.slice(0, 7)}-28`, 4).slice(0, 7)}-01`, -1),
  (today) => next(today, (year) => `${year}-12-09`),
  (today) => next(today, (year) => `${year}-12-29`),
  (today) => next(today, (year) => `${year}-12-30`),
  (today) => next(today, (year) => `${year}-12-31`),
  (today) => next(today, (year) => `${year}-02-28`),
  (today) => next(today, (year) => lastSunday(year, '03')),
  (today) => next(today, (year) => lastSunday(year, '10')),
];

/**
 * The days on which a nightly run executes the stories: the next few days, two of the days on which a calendar turns, by turns,
 * and one of the year ahead, another each night.
 */
export function daysAhead(today: string): string[] {
  const night = Date.parse(`${today}T00:00Z`) / 86_400_000;
  const turnOf = (index: number) => turns[(2 * night + index) % turns.length]?.(today) ?? today;
  // 97 and 357 have no common divisor: in 357 nights every day is chosen once.
  const one = dayAfter(today, 8 + ((night * 97) % 357));
  const days = [1, 2, 3, 7].map((count) => dayAfter(today, count));
  return [...new Set([...days, turnOf(0), turnOf(1), one])].filter((day) => day > today).sort();
}
