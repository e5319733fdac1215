import type { Baggage, Condition, FareSummary } from '@karvon/contract';
import type { MessageDescriptor } from '@karvon/i18n';
import type { TextSource } from './describe-slice';
import { fareMessages as m } from './fare.messages';

/** Whether a fact is good, bad or unknown news; views show it as an icon beside the text, never by colour alone. */
export type FactTone = 'yes' | 'fee' | 'no' | 'unknown';

export interface FactTexts {
  text: string;
  tone: FactTone;
}

/** The facts of a fare, always in the same order and words. */
export interface FareTexts {
  carryOn: FactTexts;
  baggage: FactTexts;
  refund: FactTexts;
  exchange: FactTexts;
}

type Source = Pick<TextSource, 'format' | 'intl'>;
type Forms = Record<'none' | 'full' | 'pieces' | 'unknown', MessageDescriptor>;
type Terms = Record<'free' | 'fee' | 'someFee' | 'no' | 'unknown', MessageDescriptor>;

function describeBaggage(baggage: Baggage | null, forms: Forms, { intl }: Source): FactTexts {
  if (!baggage) return { text: intl.formatMessage(forms.unknown), tone: 'unknown' };
  const { pieces, kg } = baggage;
  if (pieces === 0) return { text: intl.formatMessage(forms.none), tone: 'no' };
  const text =
    kg === null
      ? intl.formatMessage(forms.pieces, { pieces })
      : intl.formatMessage(forms.full, { pieces, kg });
  return { text, tone: 'yes' };
}

function describeCondition(
  condition: Condition,
  terms: Terms,
  { format, intl }: Source,
): FactTexts {
  if (condition.allowed === 'unknown')
    return { text: intl.formatMessage(terms.unknown), tone: 'unknown' };
  if (condition.allowed === 'no') return { text: intl.formatMessage(terms.no), tone: 'no' };
  if (!condition.fee) return { text: intl.formatMessage(terms.someFee), tone: 'fee' };
  if (condition.fee.amount === 0) return { text: intl.formatMessage(terms.free), tone: 'yes' };
  return { text: intl.formatMessage(terms.fee, { fee: format.money(condition.fee) }), tone: 'fee' };
}

export function describeFare(fare: FareSummary, source: Source): FareTexts {
  return {
    carryOn: describeBaggage(
      fare.carryOn,
      { none: m.noCarryOn, full: m.carryOn, pieces: m.carryOnPieces, unknown: m.carryOnUnknown },
      source,
    ),
    baggage: describeBaggage(
      fare.checked,
      { none: m.noBaggage, full: m.baggage, pieces: m.baggagePieces, unknown: m.baggageUnknown },
      source,
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
