import { emissionsKg, findCarrier, type SupplyFare, type SupplyOffer } from '@karvon/sandbox-world';
import { DuffelError } from './errors';
import { airlineJson, amountsJson, conditionJson, slicesJson } from './offer-json';
import type { DuffelState, StoredOffer } from './state';

const OFFER_GOOD_FOR_MS = 30 * 60_000;
const MINUTE_MS = 60_000;

export interface PresentOffer {
  stored: StoredOffer;
  supply: SupplyOffer;
  fare: SupplyFare;
}

/** The offer at its current price. @throws DuffelError as Duffel refuses offers that are gone */
export function offerNow(state: DuffelState, id: string): PresentOffer {
  const stored = state.offers.get(id);
  if (!stored) throw new DuffelError('not_found', 'not_found');
  if (state.now().getTime() >= stored.createdAt.getTime() + OFFER_GOOD_FOR_MS)
    throw new DuffelError('invalid_state_error', 'offer_expired');
  const known = state.worldFrom('TAS').offer(stored.supplyId);
  const origin = known?.slices[0]?.segments[0]?.origin ?? 'TAS';
  const response = state
    .worldFrom(origin)
    .reprice(stored.supplyId, state.raised.get(stored.supplyId));
  if (response.outcome === 'not-found' || response.outcome === 'sold-out')
    throw new DuffelError('invalid_state_error', 'offer_no_longer_available');
  const fare = response.offer.fares.find((one) => one.id === stored.fareId);
  if (!fare) throw new DuffelError('invalid_state_error', 'offer_no_longer_available');
  return { stored, supply: response.offer, fare };
}

/** Until when a hold made now must be paid, and until when its price is guaranteed. */
export function holdTimes({ now }: DuffelState, { holdMinutes }: SupplyOffer) {
  const from = now().getTime();
  const promised = holdMinutes > 60 ? holdMinutes / 2 : holdMinutes;
  return {
    payBy: new Date(from + holdMinutes * MINUTE_MS),
    priceUntil: new Date(from + promised * MINUTE_MS),
  };
}

/** An offer as Duffel's API shows it; its sums are for all passengers. */
export function offerJson(state: DuffelState, { stored, supply, fare }: PresentOffer) {
  const { passengers, createdAt } = stored;
  const { payBy, priceUntil } = holdTimes(state, supply);
  const instant = supply.instantPaymentRequired;
  const terms = { count: passengers.length, currency: state.currency, now: state.now() };
  const carriers = new Set(
    supply.slices.flatMap(({ segments }) => segments.map((one) => one.marketingCarrier)),
  );
  return {
    id: stored.id,
    live_mode: false,
    partial: false,
    created_at: createdAt.toISOString(),
    updated_at: createdAt.toISOString(),
    expires_at: new Date(createdAt.getTime() + OFFER_GOOD_FOR_MS).toISOString(),
    owner: airlineJson(supply.validatingCarrier),
    ...amountsJson(fare, state.currency),
    total_emissions_kg: String(emissionsKg(supply)),
    passengers: passengers.map((passenger) => ({
      ...passenger,
      fare_type: null,
      loyalty_programme_accounts: [],
    })),
    payment_requirements: {
      requires_instant_payment: instant,
      payment_required_by: instant ? null : payBy.toISOString(),
      price_guarantee_expires_at: instant ? null : priceUntil.toISOString(),
    },
    passenger_identity_documents_required: false,
    supported_passenger_identity_document_types: ['passport'],
    supported_loyalty_programmes: [...carriers].filter(
      (code) => findCarrier(code)?.kind === 'full-service',
    ),
    conditions: {
      refund_before_departure: conditionJson(fare.refund, terms),
      change_before_departure: conditionJson(fare.exchange, terms),
    },
    private_fares: [],
    slices: slicesJson(supply, fare, passengers),
  };
}
