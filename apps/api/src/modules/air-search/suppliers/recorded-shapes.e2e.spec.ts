import { addDays } from '@karvon/calendar';
import type { TestApp } from '../../../testing/start-test-app';
import { startDuffel } from '../../../testing/suppliers/duffel';
import { startSirena } from '../../../testing/suppliers/sirena';
import { sellEveryShape } from '../../../testing/suppliers/sold-shapes';
import { SupplierTermsUnknown, SupplierUnanswered, type AirSupplier } from './air-supplier';
import { provocations } from './contract/provocations';
import { supplierSteps } from './contract/supplier-steps';

interface Selling {
  api: TestApp;
  supplier: AirSupplier;
  close(): Promise<void>;
}

/** Terms that the supplier leaves to an operator are not a failure. */
const unlessLeftToPeople = (error: unknown) => {
  if (!(error instanceof SupplierTermsUnknown)) throw error;
};

/** Finds, holds and issues, then requests the terms of a refund and of an exchange. */
async function sellOne({ api, supplier }: Selling, nth: number): Promise<void> {
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
    await api.clock.advance({ minutes: 3 });
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

sellEveryShape<Selling>(
  [
    ['duffel', startDuffel, ['offer', 'order', 'change', 'refund']],
    ['sirena', startSirena, ['variant', 'order']],
  ],
  sellOne,
);
