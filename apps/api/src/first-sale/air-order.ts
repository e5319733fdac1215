import type { Passenger } from '@karvon/contract';
import { sum } from '@karvon/money';
import { formatMoney } from '@karvon/platform/format-money';
import {
  SupplierTermsUnknown,
  SupplierUnanswered,
  type AirCatalogue,
  type AirSupplier,
  type Hold,
  type IssuedTickets,
} from '@karvon/air-catalogue';
import { createAttempt } from './attempt';
import { patiently, unlessUnanswered, type Pause } from './patiently';
import { NotOffered, reasonOf, Refused, type Left } from './walk';

export interface AirOrderOptions {
  surname: string;
  /** The keys belong to a live account. */
  live: boolean;
  /** Whether the adapter can refund tickets. */
  returns: boolean;
  pause: Pause;
}

const passenger = (surname: string): Passenger => ({
  ...{ type: 'adult', sex: 'female', surname, name: 'ANNA', birthDate: '1990-05-01' },
  ...{ document: 'AA1234567', country: 'UZ' },
});

/** The provider's own number of an order. */
const numberOf = ({ supplierOrderId }: Hold) => supplierOrderId.replace(/^\w+~/, '');
const moment = (at: Date) => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** @returns the airline's penalty, in words */
async function returnTickets(
  supplier: AirSupplier,
  supplierOrderId: string,
  pause: Pause,
): Promise<string> {
  const request = { supplierOrderId, reason: null, waived: false };
  const { id: quoteId, tariff, taxes } = await supplier.quoteCancellation(request);
  await supplier.confirmCancellation({ quoteId }).catch(unlessUnanswered);
  const confirmed = await patiently(pause, async () =>
    (await supplier.findCancellation(quoteId)) === 'confirmed' ? true : null,
  );
  if (!confirmed) throw new SupplierUnanswered('the refund is not confirmed');
  return `the tickets; kept by the airline: ${formatMoney(sum(tariff.kept, taxes.kept), 'ru')}`;
}

export type PricedFare = Awaited<ReturnType<AirCatalogue['priceFare']>>;

/** Takes an order from its hold to its end, as the order module would. */
export function createAirOrder(
  { supplier }: AirCatalogue,
  { surname, pause, live, returns }: AirOrderOptions,
) {
  const attempt = createAttempt<Hold>(pause);
  let held: Hold | undefined;
  let issued: IssuedTickets | undefined;

  const standing = (): Hold => {
    if (!held) throw new Refused('hold-refused', 'there is no order');
    return held;
  };

  /** Whether a person has to refund the ticket because the provider has no call for it. */
  const isByHand = (error: unknown) => error instanceof SupplierTermsUnknown && !returns;

  async function giveBack(): Promise<string> {
    const { supplierOrderId } = standing();
    const done = issued
      ? await returnTickets(supplier, supplierOrderId, pause)
      : await supplier.cancel({ supplierOrderId }).then(() => 'the seats, for nothing');
    [held, issued] = [undefined, undefined];
    return done;
  }

  return {
    async hold({ offer, fare, supplierTotal, instant }: PricedFare): Promise<string> {
      const send = (reference: string) => {
        const request = {
          ...{ reference, offerId: offer.id, fareId: fare.id, supplierTotal },
          passengers: [passenger(surname)],
          contact: { mobilePhone: '+998901234567', email: 'first-sale@karvon.example' },
        };
        return instant ? supplier.order(request) : supplier.hold(request);
      };
      held = await attempt.book(send, instant ? send : supplier.find);
      if ('tickets' in held) issued = held as Hold & IssuedTickets;
      const until = instant
        ? 'bought at once: its seats cannot be held'
        : `to pay before ${moment(held.payBefore)}`;
      return `order ${numberOf(held)}, booking reference ${held.pnr}, ${until}`;
    },

    async lookUp(): Promise<string> {
      const { supplierOrderId } = standing();
      const same = await supplier.find(attempt.reference());
      if (same?.supplierOrderId !== supplierOrderId)
        throw new Refused('not-found', 'our reference does not lead to the order');
      return 'our reference leads to the order';
    },

    async issue(): Promise<string> {
      if (live && !returns)
        throw new NotOffered('a ticket of a live account could not be given back from here');
      const order = { supplierOrderId: standing().supplierOrderId, reference: attempt.reference() };
      issued ??=
        (await patiently(pause, () => supplier.issue(order).catch(unlessUnanswered))) ?? undefined;
      if (!issued) throw new SupplierUnanswered('paid, and no tickets came');
      const numbers = issued.tickets.map(({ number }) => number ?? 'the booking reference');
      return `paid; tickets: ${numbers.join(', ')}`;
    },

    giveBack: () =>
      giveBack().catch((error: unknown) => {
        throw isByHand(error) ? new NotOffered('tickets are given back by hand') : error;
      }),

    async left(): Promise<Left[]> {
      if (!held) return attempt.left();
      const line = `order ${numberOf(held)}, booking reference ${held.pnr}`;
      return giveBack().then(
        () => [],
        (error: unknown) => [{ line: `${line}: ${reasonOf(error)}`, byHand: isByHand(error) }],
      );
    },
  };
}
