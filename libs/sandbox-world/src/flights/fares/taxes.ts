import type { Journey } from '../journeys/connections';

export type PassengerType = 'adult' | 'child' | 'baby';

/** The purpose of a tax; the storefront has a message for each. */
export type TaxName = 'fuel-surcharge' | 'airport-charge' | 'transfer-charge' | 'security-charge';

export interface TaxCents {
  readonly code: string;
  readonly name: TaxName;
  readonly cents: number;
}

/** The airport charge for leaving a country, as on tickets: two-letter code and US cents. */
// prettier-ignore
const departureCharges: Readonly<Record<string, readonly [code: string, cents: number]>> = {
  UZ: ['UZ', 1150], RU: ['RI', 780], KZ: ['K7', 940], KG: ['KG', 820], TJ: ['TJ', 1400], TM: ['TM', 1500],
  AZ: ['AZ', 1300], GE: ['GE', 1650], AM: ['AM', 2200], BY: ['BY', 1100], TR: ['TR', 1500], AE: ['AE', 2040],
  QA: ['QA', 1650], SA: ['SA', 1300], EG: ['EG', 2500], IL: ['IL', 2700], IN: ['IN', 1200], CN: ['CN', 1250],
  TH: ['TS', 2050], KR: ['BP', 2100], JP: ['SW', 1900], SG: ['SG', 4400], MY: ['MY', 1560], DE: ['RA', 4300],
  GB: ['UB', 4900], FR: ['QX', 4100], IT: ['IT', 2200], ES: ['JD', 1700], NL: ['RN', 3900], US: ['XF', 450],
};
const otherDeparture = ['XT', 1500] as const;

/** Taxes and charges of one slice for one passenger. A baby without a seat pays none. */
export function taxesOf(journey: Journey, type: PassengerType): TaxCents[] {
  if (type === 'baby') return [];
  const taxes: TaxCents[] = [];
  journey.forEach(({ route }, index) => {
    const [code, cents] = departureCharges[route.origin.country] ?? otherDeparture;
    const domestic = route.origin.country === route.destination.country;
    if (index === 0)
      taxes.push({ code, name: 'airport-charge', cents: domestic ? cents * 0.4 : cents });
    else taxes.push({ code, name: 'transfer-charge', cents: cents * 0.35 });
    if (index === 0) taxes.push({ code: 'ZX', name: 'security-charge', cents: 300 });
    if (route.carrier.kind === 'full-service') {
      taxes.push({ code: 'YQ', name: 'fuel-surcharge', cents: 400 + route.distanceKm * 0.35 });
    }
  });
  return merged(taxes);
}

/** An adult's charges above the tariff, in US cents: for comparing journeys. */
export const chargesCents = (journey: Journey): number =>
  taxesOf(journey, 'adult').reduce((sum, tax) => sum + tax.cents, 0);

/** One line for each code and name, as a ticket prints them. */
function merged(taxes: readonly TaxCents[]): TaxCents[] {
  const byKey = new Map<string, TaxCents>();
  for (const tax of taxes) {
    const key = `${tax.code}:${tax.name}`;
    byKey.set(key, { ...tax, cents: tax.cents + (byKey.get(key)?.cents ?? 0) });
  }
  return [...byKey.values()];
}

/** The taxes of several slices together. */
export const taxesOfAll = (journeys: readonly Journey[], type: PassengerType): TaxCents[] =>
  merged(journeys.flatMap((journey) => taxesOf(journey, type)));
