import {
  baggageState,
  conditionState,
  type Baggage,
  type Condition,
  type FareSummary,
  type Slice,
  type SliceBaggage,
} from '@karvon/contract';
import type { MessageDescriptor } from '@karvon/i18n';
import type { TextSource } from './text-source';
import { fareMessages as m } from './fare.messages';

/**
 * Whether a condition is included, costs a fee, is excluded or unknown; shown as an icon beside the text, never by
 * colour alone.
 */
export type FactTone = 'yes' | 'fee' | 'no' | 'unknown';

export interface FactTexts {
  text: string;
  /** 'Ташкент — Москва' where the fact holds for this slice only. */
  way?: string;
  tone: FactTone;
}

/** The conditions of a fare as texts, in the same order and words everywhere. */
export interface FareTexts {
  /** One text for all slices, or one for each where they differ. */
  carryOn: FactTexts[];
  baggage: FactTexts[];
  refund: FactTexts;
  exchange: FactTexts;
}

type Source = Pick<TextSource, 'format' | 'intl' | 'dictionary'>;
type Forms = Record<ReturnType<typeof baggageState>, MessageDescriptor>;
type Terms = Record<ReturnType<typeof conditionState>, MessageDescriptor>;

const baggageTones = { none: 'no', full: 'yes', pieces: 'yes', unknown: 'unknown' } as const;

function describeBaggage(baggage: Baggage | null, forms: Forms, { intl }: Source): FactTexts {
  const state = baggageState(baggage);
  return { text: intl.formatMessage(forms[state], { ...baggage }), tone: baggageTones[state] };
}

type Way = Pick<Slice, 'origin' | 'destination'>;

/** For each kind of baggage, the indexes of the slices to describe. */
export type SomeBaggage = Readonly<Partial<Record<keyof SliceBaggage, readonly number[]>>>;

function describeWays(
  baggage: readonly SliceBaggage[],
  ways: readonly Way[],
  kind: keyof SliceBaggage,
  forms: Forms,
  source: Source,
  some: readonly number[] = [...baggage.keys()],
): FactTexts[] {
  const facts = some.map((index) => ({
    ...describeBaggage(baggage[index]![kind], forms, source),
    index,
  }));
  const everywhere =
    some.length === baggage.length && new Set(facts.map(({ text }) => text)).size === 1;
  if (everywhere) return facts.slice(0, 1).map(({ text, tone }) => ({ text, tone }));
  const { airports } = source.dictionary;
  const city = (code = '') => airports[code]?.city ?? code;
  return facts.map(({ text, tone, index }) => {
    const way = { from: city(ways[index]?.origin), to: city(ways[index]?.destination) };
    return { text, tone, way: source.intl.formatMessage(m.way, way) };
  });
}

const conditionTones = {
  free: 'yes',
  fee: 'fee',
  someFee: 'fee',
  no: 'no',
  unknown: 'unknown',
} as const;

function describeCondition(
  condition: Condition,
  terms: Terms,
  { format, intl }: Source,
): FactTexts {
  const state = conditionState(condition);
  const fee = condition.fee && format.money(condition.fee);
  return { text: intl.formatMessage(terms[state], { fee }), tone: conditionTones[state] };
}

/**
 * @param ways the slices of the fare, in order
 * @param some the slices whose baggage is described; all of them by default
 */
export function describeFare(
  fare: FareSummary,
  ways: readonly Way[],
  source: Source,
  some: SomeBaggage = {},
): FareTexts {
  return {
    carryOn: describeWays(
      fare.baggage,
      ways,
      'carryOn',
      { none: m.noCarryOn, full: m.carryOn, pieces: m.carryOnPieces, unknown: m.carryOnUnknown },
      source,
      some.carryOn,
    ),
    baggage: describeWays(
      fare.baggage,
      ways,
      'checked',
      { none: m.noBaggage, full: m.baggage, pieces: m.baggagePieces, unknown: m.baggageUnknown },
      source,
      some.checked,
    ),
    refund: describeCondition(
      fare.refund,
      {
        free: m.refundFree,
        fee: m.refundFee,
        someFee: m.refundSomeFee,
        no: m.refundNo,
        unknown: m.refundUnknown,
      },
      source,
    ),
    exchange: describeCondition(
      fare.exchange,
      {
        free: m.exchangeFree,
        fee: m.exchangeFee,
        someFee: m.exchangeSomeFee,
        no: m.exchangeNo,
        unknown: m.exchangeUnknown,
      },
      source,
    ),
  };
}
