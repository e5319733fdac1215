import type { Carrier, CarrierKind } from '../carriers/carrier';
import type { Cabin } from './fare-price';

export type FareFamilyKey = 'light' | 'basic' | 'standard' | 'flex';

/** `null` pieces: the airline does not say. The weight is of one piece. */
export interface Baggage {
  readonly pieces: number | null;
  readonly kg: number | null;
}

export type Inclusion = 'included' | 'not-included' | 'for-a-fee' | 'unknown';

export type FareFeature =
  | 'seat-selection'
  | 'meal'
  | 'priority-boarding'
  | 'priority-check-in'
  | 'lounge'
  | 'wifi'
  | 'upgrade';

/** `share` of the tariff kept as a fee, `hours` before departure; null: not allowed. */
export interface ChangeTerms {
  readonly share: number;
  readonly hours: number;
}

export interface FareFamily {
  readonly key: FareFamilyKey;
  readonly multiplier: number;
  readonly cabinBaggage: Baggage;
  readonly checkedBaggage: Baggage;
  readonly refund: ChangeTerms | null;
  readonly exchange: ChangeTerms | null;
  readonly features: Readonly<Record<FareFeature, Inclusion>>;
}

const bag = (pieces: number, kg: number): Baggage => ({ pieces, kg });
const none: Baggage = { pieces: 0, kg: null };
const terms = (share: number, hours: number): ChangeTerms => ({ share, hours });

const letters: Record<string, Inclusion> = {
  '+': 'included',
  '-': 'not-included',
  $: 'for-a-fee',
  '?': 'unknown',
};

/** 'seat meal boarding check-in lounge wifi upgrade', one character each. */
function features(signs: string): FareFamily['features'] {
  const at = (index: number): Inclusion => letters[signs[index] ?? '?'] ?? 'unknown';
  return {
    'seat-selection': at(0),
    meal: at(1),
    'priority-boarding': at(2),
    'priority-check-in': at(3),
    lounge: at(4),
    wifi: at(5),
    upgrade: at(6),
  };
}

// prettier-ignore
const family = (
  key: FareFamilyKey,
  multiplier: number,
  cabinBaggage: Baggage,
  checkedBaggage: Baggage,
  refund: ChangeTerms | null,
  exchange: ChangeTerms | null,
  signs: string,
): FareFamily => ({
  key, multiplier, cabinBaggage, checkedBaggage, refund, exchange, features: features(signs),
});

const fullService = [
  family('light', 1, bag(1, 8), none, null, terms(0.35, 24), '$+$--$-'),
  family('basic', 1.13, bag(1, 8), bag(1, 23), null, terms(0.25, 4), '$+$-$$$'),
  family('standard', 1.31, bag(1, 10), bag(1, 23), terms(0.25, 4), terms(0.1, 2), '++$-$$$'),
  family('flex', 1.7, bag(1, 10), bag(2, 23), terms(0, 1), terms(0, 1), '++++$$$'),
];
const lowCost = [
  family('light', 1, bag(1, 5), none, null, null, '$$$--?-'),
  family('basic', 1.22, bag(1, 10), bag(1, 20), null, terms(0.4, 24), '$$$--?-'),
  family('standard', 1.5, bag(1, 10), bag(1, 23), terms(0.5, 24), terms(0.2, 4), '+$+-$?-'),
];
const charter = [family('basic', 1, bag(1, 5), bag(1, 20), null, null, '$+?-???')];
const business = [
  family('standard', 1, bag(2, 10), bag(2, 32), terms(0.2, 4), terms(0.1, 2), '++++++-'),
  family('flex', 1.32, bag(2, 10), bag(2, 32), terms(0, 1), terms(0, 1), '++++++-'),
];

/** The fare families that all carriers of an offer sell: the carrier with the fewest decides. */
export function familiesFor(carriers: readonly Carrier[], cabin: Cabin): readonly FareFamily[] {
  if (cabin === 'business') return business;
  const has = (kind: CarrierKind) => carriers.some((carrier) => carrier.kind === kind);
  if (has('charter')) return charter;
  const quality = Math.min(...carriers.map((carrier) => carrier.quality));
  if (has('low-cost')) return quality >= 3 ? lowCost : lowCost.slice(0, 2);
  return quality >= 3 ? fullService : fullService.filter(({ key }) => key !== 'basic');
}

const defaultNames = ['Light', 'Basic', 'Standard', 'Flex'];
// prettier-ignore
const ownNames: Readonly<Record<string, string>> = {
  HY: 'Light Classic Comfort Flex', SU: 'Lite Saver Classic Max', S7: 'Basic Plus Standard Flex',
  U6: 'Light Econom Comfort Premium', DP: 'Basic Profit Maximum Maximum', KC: 'Lite Semi-Flex Classic Flex',
  TK: 'EcoFly ExtraFly PrimeFly FlexFly', FZ: 'Lite Value Flex Flex', EK: 'Special Saver Flex Flex-Plus',
  QR: 'Lite Classic Convenience Comfort', J2: 'Budget Economy Comfort Premium',
};

/** The carrier's own name of the family, from its site. */
export function familyName(carrier: Carrier, key: FareFamilyKey, cabin: Cabin): string {
  const names = ownNames[carrier.code]?.split(' ') ?? defaultNames;
  const name = names[['light', 'basic', 'standard', 'flex'].indexOf(key)] ?? key;
  return cabin === 'business' ? `Business ${key === 'flex' ? 'Flex' : 'Standard'}` : name;
}
