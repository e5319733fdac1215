import { randomUUID } from 'node:crypto';
import type { Passenger } from '@karvon/contract';
import { formatMoney } from '../format-money';
import {
  SupplierTermsUnknown,
  SupplierUnanswered,
  type AirCatalogue,
  type Hold,
  type HoldRequest,
  type IssuedTickets,
  type SupplierSearch,
} from '../modules/air-search/port';
import { patiently, unlessUnanswered, type Pause } from './patiently';
import { NotOffered, reasonOf, Refused, type Left, type Step, type Walk } from './walk';

export type AirStep = 'search' | 'price' | 'rules' | 'hold' | 'look up' | 'payment' | 'give back';

/** How many fares are priced to find one whose seats can be held. */
const FARES_LOOKED_AT = 5;

const passenger = (surname: string): Passenger => ({
  ...{ type: 'adult', sex: 'female', surname, name: 'ANNA', birthDate: '1990-05-01' },
  ...{ document: 'AA1234567', country: 'UZ' },
});

/** The number that the provider itself knows an order by. */
const numberOf = ({ supplierOrderId }: Hold) => supplierOrderId.replace(/^\w+~/, '');
const moment = (at: Date) => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

type Offered = Awaited<ReturnType<AirCatalogue['priceFare']>>;

export interface AirWalkOptions {
  search: SupplierSearch;
  surname: string;
  /** The keys are of a live account. */
  live: boolean;
  /** The adapter gives tickets back. */
  returns: boolean;
  pause: Pause;
  signal: AbortSignal;
}

/** An order from the request to its end, as the order module would lead it. */
function createOrder(
  { supplier }: AirCatalogue,
  { surname, pause, live, returns }: AirWalkOptions,
) {
  let held: Hold | undefined;
  let issued: IssuedTickets | undefined;
  /** Our own; after a lost answer nobody knows whether there is an order under it. */
  let reference = '';
  let doubtful = false;

  const standing = (): Hold => {
    if (!held) throw new Refused('hold-refused', 'there is no order');
    return held;
  };

  /** After a lost answer a hold is looked for, and an order is asked for again under its reference. */
  async function book(request: HoldRequest, instant: boolean): Promise<Hold> {
    reference = request.reference;
    doubtful = true;
    const ask = () =>
      (instant ? supplier.order(request) : supplier.hold(request)).catch((error: unknown) => {
        doubtful = error instanceof SupplierUnanswered;
        return unlessUnanswered(error);
      });
    const booked =
      (await ask()) ?? (await patiently(pause, instant ? ask : () => supplier.find(reference)));
    if (!booked) throw new SupplierUnanswered('no answer, and no order appeared');
    doubtful = false;
    if ('tickets' in booked) issued = booked as Hold & IssuedTickets;
    return booked;
  }

  async function returnTickets({ supplierOrderId }: Hold): Promise<string> {
    const quote = await supplier.quoteCancellation({
      ...{ supplierOrderId, reason: null, waived: false },
    });
    await supplier.confirmCancellation({ quoteId: quote.id }).catch(unlessUnanswered);
    const confirmed = await patiently(pause, async () =>
      (await supplier.findCancellation(quote.id)) === 'confirmed' ? true : null,
    );
    if (!confirmed) throw new SupplierUnanswered('the refund is not confirmed');
    const { tariff, taxes } = quote;
    const kept = { ...tariff.kept, amount: tariff.kept.amount + taxes.kept.amount };
    return `the tickets; kept by the airline: ${formatMoney(kept, 'ru')}`;
  }

  /** Whether a person has to give it back because the provider has no call for it. */
  const isByHand = (error: unknown) => error instanceof SupplierTermsUnknown && !returns;

  async function giveBack(): Promise<string> {
    const hold = standing();
    const done = issued
      ? await returnTickets(hold)
      : await supplier
          .cancel({ supplierOrderId: hold.supplierOrderId })
          .then(() => 'the seats, for nothing');
    [held, issued] = [undefined, undefined];
    return done;
  }

  return {
    giveBack: () =>
      giveBack().catch((error: unknown) => {
        throw isByHand(error) ? new NotOffered('tickets are given back by hand') : error;
      }),

    async hold({ offer, fare, supplierTotal }: Offered): Promise<string> {
      const instant = offer.instantPaymentRequired;
      held = await book(
        {
          ...{ reference: randomUUID(), offerId: offer.id, fareId: fare.id, supplierTotal },
          passengers: [passenger(surname)],
          contact: { mobilePhone: '+998901234567', email: 'first-sale@karvon.example' },
        },
        instant,
      );
      const until = instant
        ? 'bought at once: its seats cannot be held'
        : `to pay before ${moment(held.payBefore)}`;
      return `order ${numberOf(held)}, booking reference ${held.pnr}, ${until}`;
    },

    /** Whether our reference leads to the order. */
    async lookUp(): Promise<string> {
      const { supplierOrderId } = standing();
      const same = await supplier.find(reference);
      if (same?.supplierOrderId !== supplierOrderId)
        throw new Refused('not-found', 'our reference does not lead to the order');
      return 'our reference leads to the order';
    },

    async issue(): Promise<string> {
      if (live && !returns)
        throw new NotOffered('a ticket of a live account could not be given back from here');
      const { supplierOrderId } = standing();
      const ask = () => supplier.issue({ supplierOrderId, reference }).catch(unlessUnanswered);
      issued ??= (await patiently(pause, ask)) ?? undefined;
      if (!issued) throw new SupplierUnanswered('paid, and no tickets came');
      const numbers = issued.tickets.map(({ number }) => number ?? 'the booking reference');
      return `paid; tickets: ${numbers.join(', ')}`;
    },

    async left(): Promise<Left[]> {
      if (doubtful)
        return [{ line: `perhaps an order under our reference ${reference}`, byHand: false }];
      if (!held) return [];
      const line = `order ${numberOf(held)}, booking reference ${held.pnr}`;
      return giveBack().then(
        () => [],
        (error: unknown) => [{ line: `${line}: ${reasonOf(error)}`, byHand: isByHand(error) }],
      );
    },
  };
}

/** From the search for a flight to its ticket, and back. */
export function createAirWalk(
  catalogue: AirCatalogue,
  order: readonly AirStep[],
  next: readonly string[],
  options: AirWalkOptions,
): Walk {
  const { supplier, priceFare, totalOf } = catalogue;
  const { search, signal } = options;
  const booking = createOrder(catalogue, options);
  let found: { offerId: string; fareId: string }[] = [];
  let offered: Offered;

  const runs: Record<AirStep, () => Promise<string>> = {
    async search() {
      const fares: { offerId: string; fareId: string; kept: number; amount: number }[] = [];
      let heard = { answered: 0, failed: 0, total: 0 };
      const note: Parameters<typeof supplier.search>[1] = (offers, sellers) => {
        heard = sellers;
        for (const offer of offers)
          for (const { id: fareId, refund, lines } of offer.fares) {
            const { amount } = totalOf(lines);
            const kept = refund.allowed === 'yes' ? (refund.fee?.amount ?? 0) : amount;
            fares.push({ offerId: offer.id, fareId, kept, amount });
          }
      };
      await supplier.search(search, note, signal);
      // A first ticket is given back, so the best one costs the least then.
      found = fares.sort((a, b) => a.kept - b.kept || a.amount - b.amount);
      const sellers = `${heard.answered} of ${heard.total} sellers answered`;
      if (found.length > 0) return `${found.length} fares, ${sellers}`;
      throw heard.failed > 0 || heard.total === 0
        ? new Refused('supplier-unavailable', `no fares: ${sellers}`)
        : new Refused('no-offers', `nothing is sold on this trip: ${sellers}`);
    },

    async price() {
      let last: unknown = new Refused('no-offers', 'no seats can be held');
      const priced: Offered[] = [];
      for (const { offerId, fareId } of found.slice(0, FARES_LOOKED_AT)) {
        const one = await priceFare(offerId, fareId).catch((error: unknown) => {
          last = error;
        });
        if (one) priced.push(one);
        if (one && !one.offer.instantPaymentRequired) break;
      }
      const holdable = priced.find(({ offer }) => !offer.instantPaymentRequired);
      // What is bought at once can only be given back as a ticket.
      const chosen = holdable ?? (options.returns ? priced[0] : undefined);
      if (!chosen) throw last;
      offered = chosen;
      return `${formatMoney(chosen.supplierTotal, 'ru')}, ${chosen.offer.validatingCarrier}, fare ${chosen.fare.name}`;
    },

    async rules() {
      const { original } = await supplier.rules(offered.offer.id, offered.fare.id);
      return `${original.length} letters of fare rules`;
    },

    hold: () => booking.hold(offered),

    'look up': booking.lookUp,
    payment: booking.issue,

    'give back': booking.giveBack,
  };

  const steps = order.map((name): Step => ({ name, run: runs[name] }));
  return { steps, giveBack: booking.left, next };
}
