import type { Cabin } from './fare-price';
import type { Flight } from '../network/flight';

/** The cabin a traveller gets on a flight: small aircraft and low-cost carriers have one class only. */
export function cabinOn(flight: Flight, wanted: Cabin): Cabin {
  const { carrier, aircraft } = flight.route;
  const hasBusiness =
    (carrier.kind === 'full-service' && aircraft.seats >= 88) || carrier.code === 'FZ';
  return wanted === 'business' && hasBusiness ? 'business' : 'economy';
}

/** A mixed journey counts as business when its longest flight is. */
export function sellsCabin(journey: readonly Flight[], wanted: Cabin): boolean {
  if (wanted === 'economy') return true;
  const longest = journey.reduce((a, b) => (b.route.minutes > a.route.minutes ? b : a));
  return cabinOn(longest, wanted) === 'business';
}
