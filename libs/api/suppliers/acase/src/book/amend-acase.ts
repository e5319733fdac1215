import type { Clock } from '@karvon/platform/clock';
import { problem } from '@karvon/platform/http/problem';
import { SupplierUnanswered } from '@karvon/platform/supplier-errors';
import { mayAppear } from '@karvon/supply/book-once';
import {
  RoomRefused,
  type AmendedBooking,
  type RoomAmendment,
  type RoomChange,
} from '@karvon/hotel-supply/room-seller';
import type { ReadAtlas } from '../dictionary/atlas';
import { AcaseRefusal } from '../wire/acase-http';
import type { Claim, Claims } from './claims';
import { changeRequest } from './order-request';
import { sameName } from './same-name';
import type { AcaseOrders } from './orders';
import { sameStaySchema, type AcaseOrder } from './schemas';
import { amendmentOf } from './statuses';

export interface AmendAcaseDeps {
  atlas: ReadAtlas;
  claims: Claims;
  clock: Clock;
  orders: AcaseOrders;
}

/** What the order tells of a change; null: it knows nothing of it (yet). */
function responseOf(order: AcaseOrder, { guests, comment = '' }: RoomChange): RoomAmendment | null {
  const room = order.AccommodationList.Accommodation[0]!;
  const amendment = amendmentOf(room.Status['@Code'], room.AmendmentRejected ?? false);
  if (amendment === 'in-work' || amendment === 'refused') return amendment;
  const persons = room.Persons?.Person ?? [];
  const changed =
    room['@AdditionalInfo'].trim() === comment.trim() &&
    persons.length === guests.length &&
    guests.every(
      ({ name, surname }, index) =>
        sameName(persons[index]!['@FirstName'], name) &&
        sameName(persons[index]!['@LastName'], surname),
    );
  return changed ? 'confirmed' : null;
}

/**
 * Changes names and wishes. The protocol has no idempotence key: a claim is written before the request is sent, and after a
 * lost response the order itself tells whether the change has come.
 * @throws as `RoomSeller.amend`
 */
export function createAcaseAmendment({ atlas, claims, clock, orders }: AmendAcaseDeps) {
  async function send(claim: Claim, order: AcaseOrder, change: RoomChange): Promise<void> {
    const stay = sameStaySchema.safeParse(order.AccommodationList.Accommodation[0]);
    if (!stay.success)
      throw problem('supplier-unavailable', {}, new Error('an order that hides its stay'));
    const { citizenships } = await atlas();
    const persons = order.AccommodationList.Accommodation[0]!.Persons?.Person ?? [];
    const seen = responseOf(order, change);
    if (!(await claims.claimChange(claim, change.reference, seen, clock.now())))
      throw new SupplierUnanswered('another call is asking for it');
    try {
      await orders.send(changeRequest(order, stay.data, change, { citizenships, persons }));
    } catch (error) {
      if (error instanceof AcaseRefusal)
        throw new RoomRefused('the change is not accepted', { cause: error });
      throw error;
    }
    await claims.settleChange(claim, change.reference);
  }

  return async function amend(orderId: string, change: RoomChange): Promise<AmendedBooking> {
    const claim = await orders.claimOf(orderId);
    const order = await orders.read(orderId);
    const before = orders.bookingOf(claim, order);
    if (claim.change_reference === change.reference) {
      const amendment = responseOf(order, change);
      // What was there before the change, an older refusal, is no response to it.
      if (amendment && amendment !== claim.change_seen) return { ...before, amendment };
      if (mayAppear(claim.change_asked_at!, clock))
        throw new SupplierUnanswered('asked a moment ago; the change may still appear');
    }
    if (!before.amendable) throw new RoomRefused('the booking is not changed this way');
    await send(claim, order, change);
    const after = await orders.read(orderId);
    const amendment = responseOf(after, change);
    if (!amendment) throw new SupplierUnanswered('the change is taken, and not seen yet');
    return { ...orders.bookingOf(claim, after), amendment };
  };
}
