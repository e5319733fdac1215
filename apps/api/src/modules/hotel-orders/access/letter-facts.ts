import { dayAt } from '@karvon/calendar';
import type { HotelGuest } from '@karvon/contract';
import { refundRuleOn, type Edition } from '@karvon/edition';
import { money } from '@karvon/money';
import { formatMoney } from '@karvon/platform/format-money';
import { formatDay, formatDays, formatMoment } from '@karvon/order-ground/documents/format';
import { factWords } from '@karvon/order-ground/notices/fact-words';
import type { FactName } from '@karvon/order-ground/notices/order-events';
import { addWorkingDays } from '@karvon/order-ground/working-days';
import { wasPaid } from '../terms/cancel-terms';
import type { HotelOrderRow } from '../store/order-store';
import { cancellationFacts, levyFacts, paymentFacts, stayFacts } from '../voucher/voucher-facts';
import { voucherTexts } from '../voucher/voucher-texts';

type Facts = Partial<Record<FactName, string>>;

const linesOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.join(': ')).join('\n');

/** What a letter says of a stay, in the words of its voucher. */
export function stayLetterFacts(
  { lang, sold }: Pick<HotelOrderRow, 'lang' | 'sold'>,
  guests: readonly Pick<HotelGuest, 'name' | 'surname'>[],
): Facts {
  const texts = voucherTexts[lang];
  const stay = { ...sold[lang], lang };
  return {
    // «2 взрослых» names itself.
    stay: linesOf(
      stayFacts(stay, texts).map(([name, ...said]) =>
        name === texts.party ? said : [name!, ...said],
      ),
    ),
    guests: guests.map(({ surname, name }) => `${surname} ${name}`).join(', '),
    terms: linesOf(cancellationFacts(stay, texts)),
    payment: linesOf(paymentFacts(stay, texts)),
    levies: linesOf(levyFacts(stay, texts)),
  };
}

type StandingOrder = Pick<
  HotelOrderRow,
  'number' | 'confirmation' | 'lang' | 'sold' | 'total' | 'currency' | 'pay_before' | 'answer_by'
>;

/** What every message may say of an order that stands. */
export function hotelLetterFacts(
  order: StandingOrder,
  guests: readonly Pick<HotelGuest, 'name' | 'surname'>[],
  { support }: Pick<Edition, 'support'>,
): Facts {
  const { lang, number, total, currency, pay_before: payBefore, answer_by: answerBy } = order;
  const moment = (at: Date | null) => (at ? formatMoment(at, support, lang) : '');
  const { hotel, arrivalDate, departureDate } = order.sold[lang].stay;
  return {
    number,
    reference: order.confirmation ?? '',
    trip: `${hotel.name}, ${formatDays(arrivalDate, departureDate, lang)}`,
    sum: formatMoney({ amount: total, currency }, lang),
    payBefore: moment(payBefore),
    answerBy: moment(answerBy),
    ...stayLetterFacts(order, guests),
  };
}

/** What has happened to a stay that is cancelled. */
export interface HotelEnd {
  /** The order on other days that has taken its place. */
  replacedBy: string | null;
  /** It is certain that nobody's money was taken. */
  nothingPaid: boolean;
}

/** What a letter says of a cancelled stay: why it is over, what was paid, what is kept and what comes back by when. */
export function cancelLetterFacts(
  order: HotelOrderRow,
  end: HotelEnd,
  { edition, now }: { edition: Pick<Edition, 'id' | 'support'>; now: Date },
): Facts {
  const { cancel_penalty: penalty, cancel_refund: refund, currency, lang, total } = order;
  const reason = end.replacedBy === null ? order.cancel_reason : 'replaced';
  const why = {
    reason: reason ? factWords[lang].reasons[reason] : '',
    replacedBy: end.replacedBy ?? '',
  };
  const say = (amount: number) => formatMoney(money(amount, currency), lang);
  if (order.where_to_pay === 'at-hotel') return { ...why, demand: penalty ? say(penalty) : '' };
  if (!wasPaid(order)) return { ...why, unpaid: end.nothingPaid ? say(total) : '' };
  const today = dayAt(now, edition.support.utcOffsetMinutes);
  const { sentWithinWorkingDays } = refundRuleOn(edition.id, today);
  return {
    ...why,
    paid: say(total),
    withheld: say(penalty ?? 0),
    withheldWhole: refund ? '' : say(total),
    refund: refund ? say(refund) : '',
    sentBy: formatDay(addWorkingDays(today, sentWithinWorkingDays), lang),
  };
}
