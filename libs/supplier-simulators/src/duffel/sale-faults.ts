import type { SimulatedCall } from '../serve';
import { DuffelError } from './errors';
import type { DuffelState } from './state';

const RAISE_PERCENT = 9;

interface SaleInput {
  selected_offers?: string[];
}

/** Provokes sold-out seats or a higher price when an offer is read, booked or paid. @throws DuffelError as Duffel does */
export function meetSaleFault(
  state: DuffelState,
  { fault, method, path, body }: Pick<SimulatedCall, 'fault' | 'method' | 'path' | 'body'>,
): void {
  if (fault?.kind === 'sold-out')
    throw new DuffelError('invalid_state_error', 'offer_no_longer_available');
  if (fault?.kind !== 'price-changed') return;
  const { selected_offers: [selected] = [] } =
    (body as { data?: SaleInput } | null | undefined)?.data ?? {};
  const offer = state.offers.get(selected ?? path.split('/').at(-1)!);
  if (offer) state.raised.set(offer.supplyId, RAISE_PERCENT);
  if (method === 'POST') throw new DuffelError('validation_error', 'price_changed');
}
