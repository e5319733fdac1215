import type { Baggage } from './fare-families';
import type { SupplyCondition, SupplyFare, SupplyOffer } from './supply-offer';

/** One rule as a fact; the storefront has a sentence for each topic and value. */
export interface SupplyRule {
  readonly topic:
    | 'refund-before-departure'
    | 'refund-after-departure'
    | 'exchange-before-departure'
    | 'exchange-after-departure'
    | 'no-show'
    | 'tax-refund'
    | 'child-discount'
    | 'baby-fare'
    | 'name-change'
    | 'validity';
  readonly response: 'allowed' | 'not-allowed' | 'fee' | 'unknown' | 'value';
  /** Minor units of the offer's currency; for each passenger. */
  readonly fee: number | null;
  readonly until: SupplyCondition['until'];
  /** In the unit of the topic: per cent, or months. */
  readonly value: number | null;
}

export interface SupplyFareRules {
  readonly offerId: string;
  readonly fareId: SupplyFare['id'];
  readonly fareName: string;
  readonly currency: SupplyOffer['currency'];
  readonly fareBasis: readonly string[];
  readonly baggage: readonly { cabin: Baggage; checked: Baggage }[];
  readonly rules: readonly SupplyRule[];
  /** The airline's own wording, in English capitals as reservation systems print it. */
  readonly original: string;
}

// prettier-ignore
const rule = (topic: SupplyRule['topic'], response: SupplyRule['response'], rest: Partial<SupplyRule> = {}): SupplyRule => ({
  topic, response, fee: null, until: null, value: null, ...rest,
});

function conditionRule(
  topic: SupplyRule['topic'],
  { allowed, fee, until }: SupplyCondition,
): SupplyRule {
  if (allowed === 'unknown') return rule(topic, 'unknown');
  if (!allowed) return rule(topic, 'not-allowed');
  return rule(topic, fee === 0 ? 'allowed' : 'fee', { fee, until });
}

/** The rules of one fare of an offer. */
export function fareRulesOf(offer: SupplyOffer, fare: SupplyFare): SupplyFareRules {
  const adult = fare.prices.find((price) => price.type === 'adult')?.base ?? 0;
  const child = fare.prices.find((price) => price.type === 'child')?.base;
  const flexible = fare.id === 'flex';
  const rules = [
    conditionRule('refund-before-departure', fare.refund),
    rule('refund-after-departure', flexible ? 'fee' : 'not-allowed', {
      fee: flexible ? Math.round(adult * 0.3) : null,
    }),
    conditionRule('exchange-before-departure', fare.exchange),
    rule('exchange-after-departure', flexible ? 'allowed' : 'not-allowed', {
      fee: flexible ? 0 : null,
    }),
    rule('no-show', flexible ? 'fee' : 'not-allowed', {
      fee: flexible ? Math.round(adult * 0.3) : null,
    }),
    rule('tax-refund', fare.refund.allowed === true ? 'allowed' : 'unknown'),
    rule('child-discount', 'value', {
      value: child === undefined ? 25 : Math.round(100 - (child / adult) * 100),
    }),
    rule('baby-fare', 'value', { value: 10 }),
    rule('name-change', 'not-allowed'),
    rule('validity', 'value', { value: fare.id === 'light' ? 6 : 12 }),
  ];
  return {
    offerId: offer.id,
    fareId: fare.id,
    fareName: fare.name,
    currency: offer.currency,
    fareBasis: [...new Set(fare.slices.flatMap((slice) => slice.segments.map((s) => s.fareBasis)))],
    baggage: fare.slices.map((slice) => ({
      cabin: slice.cabinBaggage,
      checked: slice.checkedBaggage,
    })),
    rules,
    original: originalText(offer, fare),
  };
}

function originalText(offer: SupplyOffer, fare: SupplyFare): string {
  const amount = (minor: number) => `${offer.currency} ${(minor / 100).toFixed(2)}`;
  const sentence = (what: string, { allowed, fee }: SupplyCondition): string => {
    if (allowed === 'unknown') return `${what} - CONTACT CARRIER.`;
    if (!allowed) return `${what} NOT PERMITTED.`;
    return fee ? `${what} PERMITTED. CHARGE ${amount(fee)}.` : `${what} PERMITTED FREE OF CHARGE.`;
  };
  const late = fare.id === 'flex' ? 'PERMITTED WITH CHARGE' : 'NOT PERMITTED';
  return [
    `PE.PENALTIES  FARE FAMILY ${fare.name.toUpperCase()}`,
    'BEFORE DEPARTURE',
    `  ${sentence('CANCELLATIONS', fare.refund)}`,
    `  ${sentence('CHANGES', fare.exchange)}`,
    'AFTER DEPARTURE / NO-SHOW',
    `  CANCELLATIONS ${late}.`,
    '  NAME CHANGE NOT PERMITTED.',
    'CD.CHILD DISCOUNTS  INFANT UNDER 2 WITHOUT A SEAT - CHARGE 10 PERCENT OF THE FARE.',
  ].join('\n');
}
