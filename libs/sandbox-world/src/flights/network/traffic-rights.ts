import { zoneOf } from '../carriers/world-zones';

const noRussianTraffic = new Set('US CA GB UA JP KR AU NZ TW PL SG'.split(' '));

const closedToRussia = (country: string): boolean =>
  noRussianTraffic.has(country) ||
  (zoneOf(country) === 'EUR' && !['RS', 'TR'].includes(country)) ||
  country === 'MD';

const closedPairs = new Set([
  'AM-AZ',
  'IL-IR',
  'IL-SA',
  'IL-KW',
  'IL-LB',
  'IL-IQ',
  'IN-PK',
  'GE-IL',
]);

/** False where no airline flies today, whatever the demand. */
export function mayFly(a: string, b: string): boolean {
  if (a === b) return true;
  if (a === 'RU') return !closedToRussia(b);
  if (b === 'RU') return !closedToRussia(a);
  return !closedPairs.has(a < b ? `${a}-${b}` : `${b}-${a}`);
}

const corridors = new Map(
  (
    'RU-UZ:4 KZ-UZ:3 TR-UZ:3 AE-UZ:2 SA-UZ:2 KR-UZ:2 KG-UZ:2 TJ-UZ:2 AZ-UZ:2 GE-UZ:2 IN-UZ:1 CN-UZ:2 ' +
    'RU-TJ:3 KG-RU:3 KZ-RU:3 RU-TR:4 AE-RU:3 AM-RU:3 AZ-RU:3 GE-RU:2 BY-RU:3 EG-RU:2 RU-TH:2 CN-RU:2 ' +
    'RU-VN:2 MV-RU:1 IN-RU:1 RU-RS:2 IL-RU:2 QA-RU:2 KZ-TR:2 AE-KZ:2 KG-TR:2 TJ-TR:2 AZ-TR:3 GE-TR:2 ' +
    'TM-TR:2 CN-KZ:2 EG-KZ:1 KZ-TH:1 DE-TR:2 GB-AE:2 AE-IN:2 IN-SA:1 DE-UZ:1 KR-KZ:1 MY-UZ:1 TH-UZ:1'
  )
    .split(' ')
    .map((word) => {
      const [pair, weight] = word.split(':') as [string, string];
      return [pair.split('-').sort().join('-'), Number(weight)] as const;
    }),
);

/** How many people travel between two countries for work, family and holidays: from 0 (as usual) to 4 (very many). */
export const corridorWeight = (a: string, b: string): number =>
  corridors.get(a < b ? `${a}-${b}` : `${b}-${a}`) ?? 0;
