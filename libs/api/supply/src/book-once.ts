import type { Selectable } from 'kysely';
import type { Logger } from 'pino';
import type { Clock } from '@karvon/platform/clock';
import { ProblemError } from '@karvon/platform/http/problem';
import { SupplierUnanswered } from '@karvon/platform/supplier-errors';
import type { ClaimColumns } from './columns';

/** How long a booking without a response may still appear; no other request is sent before. */
const UNKNOWN_MS = 3 * 60_000;

/** Whether a request of this moment may still appear at the supplier. */
export const mayAppear = (at: Date, clock: Clock): boolean =>
  clock.now().getTime() - at.getTime() < UNKNOWN_MS;

/** An offer that is still sold as agreed: the row to claim, and the call that books, sent once it is claimed. */
interface ReadyToBook<Claim, Row, Booked> {
  row: Row;
  /** @returns the supplier's id of the order, and the order itself if the response has it */
  send(claim: Claim): Promise<{ orderId: string; booked?: Booked }>;
}

/** The supplier's own part of booking; the sequence is the same for all. */
export interface BookingSteps<Request, Claim, Row, Booked> {
  /** The supplier's name for people: 'Duffel'. */
  supplier: string;
  /**
   * Looks at the offer again.
   * @param before the earlier claim under this reference, which ended without an order
   * @throws the port's refusals, SupplierPriceChanged
   */
  prepare(
    request: Request,
    now: Date,
    before: Claim | undefined,
  ): Promise<ReadyToBook<Claim, Row, Booked>>;
  /** The supplier's orders under our reference; the first stays, any further one is a double booking. */
  list(claim: Claim): Promise<string[]>;
  /** Reads an order, and refuses one of another agency. */
  read(claim: Claim, orderId: string): Promise<Booked>;
  /** Cancels a double booking. */
  giveBack(orderId: string, claim: Claim): Promise<void>;
  /** Translates a supplier's refusal into the port's; any other error stays as it is. */
  refusalOf(error: unknown): unknown;
  /** Checks the new booking a last time. @throws SupplierPriceChanged when it was cancelled again */
  check?(claim: Claim, booked: Booked): Promise<void>;
}

export interface BookOnceDeps<Claim, Row> {
  /** `createClaims` of the adapter's table. */
  claims: {
    find(reference: string): Promise<Claim | undefined>;
    request(row: Row, before: Claim | undefined): Promise<Claim | undefined>;
    settle(reference: string, outcome: { orderId: string } | 'refused'): Promise<void>;
  };
  clock: Clock;
  logger: Logger;
}

/**
 * Books once under a reference, at a supplier whose response may be lost: a claim is written before the request is sent, and an
 * order is looked up by our reference before another request is sent.
 */
export function createBookOnce<
  Request extends { reference: string },
  Claim extends Selectable<ClaimColumns>,
  Row,
  Booked,
>(
  steps: BookingSteps<Request, Claim, Row, Booked>,
  { claims, clock, logger }: BookOnceDeps<Claim, Row>,
) {
  const { supplier } = steps;
  /** Calls of this process for one reference share one result. */
  const running = new Map<string, Promise<Booked>>();

  async function settled(claim: Claim, orderId: string, seen?: Booked): Promise<Booked> {
    const booked = seen ?? (await steps.read(claim, orderId));
    await claims.settle(claim.reference, { orderId });
    return booked;
  }

  /** The order of a claim, even a cancelled one; null when there is none. */
  async function find(claim: Claim): Promise<Booked | null> {
    const { reference } = claim;
    if (claim.state === 'refused') return null;
    if (claim.order_id) return steps.read(claim, claim.order_id);
    const [first, ...twins] = await steps.list(claim);
    if (first === undefined) return null;
    const booked = await settled(claim, first);
    for (const twin of twins) {
      logger.error({ reference, twin }, `${supplier} has booked twice`);
      await steps.giveBack(twin, claim);
    }
    return booked;
  }

  /** Sends the call that books. The claim stays `asked` until the supplier has accepted or refused. */
  async function send(claim: Claim, ready: ReadyToBook<Claim, Row, Booked>): Promise<Booked> {
    const { reference } = claim;
    try {
      const { orderId, booked } = await ready.send(claim);
      const made = await settled(claim, orderId, booked).catch((error: unknown) => {
        // The order is booked: a check that fails after that must not look like a refusal.
        throw new SupplierUnanswered('booked, and not seen yet', { cause: error });
      });
      await steps.check?.(claim, made);
      return made;
    } catch (error) {
      const meant = steps.refusalOf(error);
      if (meant !== error || error instanceof ProblemError)
        await claims.settle(reference, 'refused');
      if (error instanceof SupplierUnanswered)
        logger.warn({ err: error, reference }, `nobody knows whether ${supplier} has booked`);
      throw meant;
    }
  }

  async function begin(request: Request): Promise<Booked> {
    const before = await claims.find(request.reference);
    const there = before && (await find(before));
    if (there) return there;
    if (before?.state === 'asked' && mayAppear(before.asked_at, clock))
      throw new SupplierUnanswered('asked a moment ago; the order may still appear');
    const ready = await steps.prepare(request, clock.now(), before);
    const claim = await claims.request(ready.row, before);
    if (!claim) throw new SupplierUnanswered('another call is asking for it');
    return send(claim, ready);
  }

  return {
    find,

    /** @throws as the ports' booking calls: refusals, SupplierPriceChanged, SupplierUnanswered */
    book(request: Request): Promise<Booked> {
      const { reference } = request;
      const shared = running.get(reference);
      if (shared) return shared;
      const booking = begin(request).finally(() => running.delete(reference));
      running.set(reference, booking);
      return booking;
    },
  };
}
