import { IANAZone } from 'luxon';

const MINUTE_MS = 60_000;

/** A wall-clock time of an airport as an instant, and with its offset then. */
export function momentIn(zone: string, local: string): { at: number; text: string } {
  const known = IANAZone.create(zone);
  if (!known.isValid) throw new RangeError(`no time zone: ${zone}`);
  const wall = Date.parse(`${local.slice(0, 16)}:00Z`);
  // Computed twice: the first guess may be on the other side of a change of the offset.
  const offset = known.offset(wall - known.offset(wall) * MINUTE_MS);
  const two = (value: number) => String(value).padStart(2, '0');
  const size = Math.abs(offset);
  const sign = `${offset < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
  return { at: wall - offset * MINUTE_MS, text: `${local.slice(0, 16)}:00${sign}` };
}
