import { addDays } from '@karvon/calendar';
import type { TestClock } from '@karvon/platform/testing/test-clock';
import { sellEveryShape } from '@karvon/supply/testing/sold-shapes';
import { SupplierTermsUnknown, SupplierUnanswered, type AirSupplier } from '../air-supplier';
import { provocations } from './provocations';
import { supplierSteps } from './supplier-steps';

interface Selling {
  ground: { clock: TestClock };
  supplier: AirSupplier;
  close(): Promise<void>;
}

/** Terms that the supplier leaves to an operator are not a failure. */
const unlessLeftToPeople = (error: unknown) => {
  if (!(error instanceof SupplierTermsUnknown)) throw error;
};

/** Finds, holds and issues, then requests the terms of a refund and of an exchange. */
async function sellOne({ ground, supplier }: Selling, nth: number): Promise<void> {
  const { find, requestOf } = supplierSteps(() => ({ supplier, ...provocations }));
  const found = await find();
  const offer = await supplier.price(found[nth % found.length]!.id);
  const request = requestOf(offer);
  const buy = async () => {
    if (offer.instantFares.includes(request.fareId)) return supplier.order(request);
    const { supplierOrderId } = await supplier.hold(request);
    const order = { supplierOrderId, reference: request.reference };
    return { supplierOrderId, ...(await supplier.issue(order)) };
  };
  const { supplierOrderId, tickets } = await buy().catch(async (error: unknown) => {
    // A carrier without e-tickets is recognised only after some minutes.
    if (!(error instanceof SupplierUnanswered)) throw error;
    await ground.clock.advance({ minutes: 3 });
    return buy();
  });
  expect(tickets).toHaveLength(request.passengers.length);
  const terms = { supplierOrderId, reason: null, waived: false };
  await supplier.quoteCancellation(terms).catch(unlessLeftToPeople);
  const [before] = offer.slices;
  const date = addDays(before!.segments[0]!.departingAt.slice(0, 10), 1);
  const wishes = [{ slice: 0, before: before!, date }];
  await supplier.offerExchange({ supplierOrderId, wishes }).catch(unlessLeftToPeople);
}

/** Sells flights of every recorded shape of a supplier. */
export const sellEveryAirShape = (
  name: string,
  start: Parameters<typeof sellEveryShape<Selling>>[1],
  kinds: readonly string[],
): void => sellEveryShape(name, start, kinds, sellOne);
