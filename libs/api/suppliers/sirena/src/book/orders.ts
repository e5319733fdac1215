import { problem } from '@karvon/platform/http/problem';
import type { PersonalData } from '@karvon/platform/personal-data';
import { agreedSum } from '@karvon/supply/amounts';
import { agreedOf } from '@karvon/supply/claims';
import {
  SupplierPriceChanged,
  type Hold,
  type IssuedTickets,
} from '@karvon/air-supply/air-supplier';
import { joinTickets, readTicketNumber } from '@karvon/air-supply/ticket-number';
import { SirenaRefusal, type SirenaWire } from '../wire/sirena-wire';
import { orderIdOf, regnumOf, type Claim } from './claims';
import { remarkOf, surnameOf } from './order-request';
import { doneSchema, modifiedSchema, openedSchema, type SirenaOrder } from './schemas';
import { namesContext } from './tables';

/** A passenger, as Sirena names one in an order. */
export interface PassengerName {
  surname: string;
  name: string;
}

/** An order of ours; null when it was given back, or its time is over. */
export interface Booked {
  claim: Claim;
  order: SirenaOrder | null;
}

const GONE = '33011';
const NOT_OURS = '33034';
/** By how much Sirena's clock may differ from ours. */
const CLOCKS_APART_MS = 10 * 60_000;
/** How many orders are opened at most to find ours. */
const MAX_OPENED = 200;

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof SirenaRefusal && error.code === code;

const sameName = (theirs: string, ours: string): boolean =>
  surnameOf(theirs).toUpperCase() === surnameOf(ours).toUpperCase();

/** Ten digits, or letters and ten digits: the airline's three digits are in another field. */
function numberOf(ticket: SirenaOrder['tickinfo'][number]): string | null {
  const digits = ticket['@ticknum'].replaceAll(/\D/g, '');
  return readTicketNumber(digits.length === 10 ? `${ticket['@accode'] ?? ''}${digits}` : digits);
}

/** The e-tickets of an order, one for each passenger; null while some are missing. */
export function ticketsOf(
  { pnr, tickinfo }: SirenaOrder,
  names: readonly PassengerName[],
): IssuedTickets | null {
  const free = [...pnr.passengers.passenger];
  const tickets = names.flatMap(({ surname, name }, passengerIndex) => {
    const place = free.findIndex(
      (one) => sameName(one.surname, surname) && sameName(one.name, name),
    );
    const [mine] = place < 0 ? [] : free.splice(place, 1);
    const numbers = tickinfo
      .filter((one) => one['#text'] === 'ticket' && one['@pass_id'] === mine?.['@id'])
      .map(numberOf);
    const read = numbers.filter((one) => one !== null);
    const whole = numbers.length > 0 && read.length === numbers.length;
    return whole ? [{ passengerIndex, number: joinTickets(read) }] : [];
  });
  return tickets.length === names.length ? { tickets } : null;
}

export function holdOf(claim: Claim, order: SirenaOrder): Hold {
  const { utc_timelimit: limit, prices } = order.pnr;
  return {
    pnr: order['@regnum'],
    supplierOrderId: orderIdOf(order['@regnum'], claim),
    payBefore: limit ?? claim.asked_at,
    // Fares are calculated again when an order is paid.
    priceGuaranteedUntil: null,
    total: agreedSum(prices.variant_total.amount, agreedOf(claim), 'up'),
  };
}

/** Its time limit is over, or all its seats were given back. */
const isOver = ({ pnr }: SirenaOrder): boolean =>
  pnr.common_status === 'cancelled' ||
  pnr.segments.segment.every(({ status }) => status === 'refused');

/** The difference of an order from the request: seats that are not confirmed, or a higher price; null when it has none. */
export function faultOf({ pnr }: SirenaOrder, claim: Claim, account: string): Error | null {
  if (pnr.segments.segment.some(({ status }) => status !== 'confirmed')) return problem('sold-out');
  const { amount, currency } = pnr.prices.variant_total;
  return currency !== account || amount > claim.account_amount
    ? new SupplierPriceChanged('the price was another one at the booking')
    : null;
}

/** Opens, finds and gives up orders, which requires the surname of a passenger. */
export function createOrders(wire: SirenaWire, personalData: Pick<PersonalData, 'open'>) {
  const namesOf = ({ names_sealed: sealed, reference }: Claim): PassengerName[] =>
    personalData.open<PassengerName[]>(sealed, namesContext(reference));

  const keyOf = (claim: Claim, regnum: string) => ({
    regnum,
    // The names of a flown order may be erased: Sirena then cannot open it.
    surname: surnameOf(namesOf(claim)[0]?.surname ?? ''),
  });

  /** @throws SirenaRefusal, problem supplier-unavailable */
  const open = (claim: Claim, regnum: string) =>
    wire.request({
      name: 'order',
      body: {
        ...keyOf(claim, regnum),
        answer_params: { lang: 'en', tickinfo: true, add_remarks: true, add_common_status: true },
      },
      schema: openedSchema,
    });

  return {
    namesOf,

    /** @throws problem supplier-unavailable */
    async read(claim: Claim, orderId: string): Promise<Booked> {
      try {
        const { order } = await open(claim, regnumOf(orderId));
        return { claim, order: isOver(order) ? null : order };
      } catch (error) {
        if (hasCode(error, GONE)) return { claim, order: null };
        if (error instanceof SirenaRefusal) throw problem('supplier-unavailable', {}, error);
        throw error;
      }
    },

    /**
     * The orders that were made for a claim, by our remark in them: Sirena has no search by it.
     * @throws problem supplier-unavailable when they cannot be read, or are too many to look through
     */
    async made(claim: Claim): Promise<SirenaOrder[]> {
      const since = new Date(claim.asked_at.getTime() - CLOCKS_APART_MS).toISOString();
      const day = since.slice(0, 10).split('-').reverse().join('.');
      const body = { last_time: `${since.slice(11, 16)} ${day}`, answer_params: { lang: 'en' } };
      const found: SirenaOrder[] = [];
      try {
        const { order: changed } = await wire.request({
          name: 'modified_orders',
          body,
          schema: modifiedSchema,
        });
        if (changed.length > MAX_OPENED) throw new SirenaRefusal('modified_orders', 'too many');
        for (const { regnum } of changed) {
          const opened = await open(claim, regnum).catch((error: unknown) => {
            if (hasCode(error, NOT_OURS) || hasCode(error, GONE)) return null;
            throw error;
          });
          if (opened?.text.includes(remarkOf(claim.reference)) && !isOver(opened.order))
            found.push(opened.order);
        }
        return found;
      } catch (error) {
        if (error instanceof SirenaRefusal) throw problem('supplier-unavailable', {}, error);
        throw error;
      }
    },

    /** Gives up the seats of an order without tickets. @throws SirenaRefusal, problem supplier-unavailable, SupplierUnanswered */
    async giveBack(claim: Claim, regnum: string): Promise<void> {
      const body = keyOf(claim, regnum);
      await wire.change({ name: 'booking-cancel', body, schema: doneSchema }).catch((error) => {
        if (!hasCode(error, GONE)) throw error;
      });
    },

    keyOf,
  };
}

export type SirenaOrders = ReturnType<typeof createOrders>;
