/** The parts of the world by which an airline plans its network. */
export type WorldZone =
  'CIS' | 'EUR' | 'MID' | 'SAS' | 'EAS' | 'SEA' | 'AFR' | 'NAM' | 'LAM' | 'OCE';

const members: Record<WorldZone, string> = {
  CIS: 'UZ KZ KG TJ TM RU BY AM AZ GE MD',
  EUR:
    'AL AD AT BA BE BG CH CY CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV ' +
    'MC ME MK MT NL NO PL PT RO RS SE SI SK UA XK AX SJ TR GL',
  MID: 'AE BH IL IQ IR JO KW LB OM PS QA SA SY YE EG',
  SAS: 'AF BD BT IN LK MV NP PK',
  EAS: 'CN HK JP KP KR MN MO TW',
  SEA: 'BN ID KH LA MM MY PH SG TH TL VN',
  AFR: '',
  NAM: 'US CA PM BM',
  LAM:
    'AG AI AR AW BB BL BO BQ BR BS BZ CL CO CR CU CW DM DO EC FK GD GF GP GT GY HN HT JM KN KY LC ' +
    'MF MQ MS MX NI PA PE PR PY SR SV SX TC TT UY VC VE VG VI',
  OCE: 'AS AU CK FJ FM GU KI MH MP NC NF NR NU NZ PF PG PW SB TK TO TV UM VU WF WS',
};

const zoneByCountry = new Map<string, WorldZone>(
  (Object.keys(members) as WorldZone[]).flatMap((zone) =>
    members[zone].split(' ').map((country) => [country, zone] as const),
  ),
);

/** Every country that is in no other list is in Africa, which has the most countries. */
export const zoneOf = (country: string): WorldZone => zoneByCountry.get(country) ?? 'AFR';
