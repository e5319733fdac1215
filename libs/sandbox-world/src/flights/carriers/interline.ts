import type { Carrier } from './carrier';
import { chance } from '../../basics/chance';

/** Carriers that sell each other's flights on one ticket: alliances, groups of one owner, close partners. */
const groups = [
  'TK LH LX OS SK LO TP MS ET SA A3 AI SQ TG NH OZ CA UA AC AV CM NZ',
  'AF KL DL KE AM SV ME VN MU GA CI AZ KQ SK',
  'BA IB AY QR RJ AA QF CX MH UL AT LA',
  'SU FV DP',
  'S7 U6 Y7 R3 HZ IO',
  'HY SU S7 TK KE LH KC J2 C6',
  'HH PC U6',
  'EK FZ QF',
  'TK VF XQ',
  'KC FS',
  'EY G9',
  'N4 WZ EO',
].map((codes) => new Set(codes.split(' ')));

const decided = new Map<string, boolean>();

/** Whether two carriers may share an itinerary. */
export function sellTogether(a: Carrier, b: Carrier): boolean {
  if (a === b) return true;
  const key = a.code < b.code ? `${a.code}+${b.code}` : `${b.code}+${a.code}`;
  let response = decided.get(key);
  if (response === undefined) decided.set(key, (response = decide(key, a, b)));
  return response;
}

function decide(key: string, a: Carrier, b: Carrier): boolean {
  if (groups.some((group) => group.has(a.code) && group.has(b.code))) return true;
  if (a.kind !== 'full-service' || b.kind !== 'full-service') return false;
  const feeder = a.country === null || b.country === null;
  return feeder || chance(`interline:${key}`) < (a.country === b.country ? 0.7 : 0.3);
}
