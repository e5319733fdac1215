import { problem } from '@karvon/platform/http/problem';
import { SupplierPriceChanged } from '@karvon/platform/supplier-errors';
import { SupplierExtrasRefused } from '@karvon/air-supply/sell-extras';
import { DuffelRefusal } from './wire/duffel-http';

/** The problem for a refusal of an offer or a booking, by the protocol's codes, then by its types. */
const byCode: Record<string, (cause: DuffelRefusal) => Error> = {
  offer_no_longer_available: (cause) => problem('sold-out', {}, cause),
  offer_expired: (cause) => problem('offer-expired', {}, cause),
  offer_request_already_booked: (cause) => problem('offer-expired', {}, cause),
  price_changed: (cause) => new SupplierPriceChanged(cause.message, { cause }),
  payment_amount_does_not_match_order_amount: (cause) =>
    new SupplierPriceChanged(cause.message, { cause }),
  order_type_not_eligible_for_payment: (cause) => problem('hold-refused', {}, cause),
  ancillary_service_not_available: (cause) => new SupplierExtrasRefused(cause.message, { cause }),
  services_not_allowed_for_order_type: (cause) =>
    new SupplierExtrasRefused(cause.message, { cause }),
  duplicate_booking: (cause) => problem('hold-refused', {}, cause),
  // A fault of our own account, not of the visitor.
  insufficient_balance: (cause) => problem('supplier-unavailable', {}, cause),
  payment_currency_does_not_match_order_currency: (cause) =>
    problem('supplier-unavailable', {}, cause),
};

const byType: Record<string, (cause: DuffelRefusal) => Error> = {
  airline_error: (cause) => problem('hold-refused', {}, cause),
  validation_error: (cause) => problem('passenger-data-refused', {}, cause),
  invalid_state_error: (cause) => problem('offer-expired', {}, cause),
};

/** Converts a refusal to an error of the port; other errors stay as they are. */
export function refusalOf(error: unknown): unknown {
  if (!(error instanceof DuffelRefusal)) return error;
  if (error.status === 404) return problem('offer-expired', {}, error);
  const meaning = byCode[error.code] ?? byType[error.type];
  return meaning ? meaning(error) : problem('hold-refused', {}, error);
}

export const hasCode = (error: unknown, ...codes: string[]): boolean =>
  error instanceof DuffelRefusal && codes.includes(error.code);
