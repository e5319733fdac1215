/** How long before a departure or a check-in the page is about the day of travel. */
const hoursAhead = 48;
const minute = 60_000;

export const minutesTo = (at: string, now: number) => Math.ceil((Date.parse(at) - now) / minute);

/** True when a departure or a check-in is so near that the page is about it. */
export const isNear = (minutesLeft: number): boolean => minutesLeft <= hoursAhead * 60;

/** How a local time with its offset is called at a moment by the clock of its place. */
export function dayWord(localTime: string, now: number): 'today' | 'tomorrow' | 'other' {
  const midnight = Date.parse(`${localTime.slice(0, 10)}T00:00:00${localTime.slice(19)}`);
  const day = 24 * 60 * minute;
  if (now >= midnight && now < midnight + day) return 'today';
  return now < midnight && now >= midnight - day ? 'tomorrow' : 'other';
}
