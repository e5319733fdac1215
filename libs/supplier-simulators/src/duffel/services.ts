import {
  maySit,
  type SupplyFare,
  type SupplyOffer,
  type SupplyPassengerType,
} from '@karvon/sandbox-world';
import { DuffelError } from './errors';
import { duffelId } from './ids';
import { decimal, type OfferPassenger, type slicesJson } from './offer-json';
import type { DuffelState, StoredService } from './state';

interface Service extends Omit<StoredService, 'quantity'> {
  maxQuantity: number;
}

/** An offer or an order for which bags and seats are sold. */
export interface ServicedTrip {
  id: string;
  supply: SupplyOffer;
  fare: SupplyFare;
  passengers: readonly OfferPassenger[];
  slices: ReturnType<typeof slicesJson>;
  bought: readonly StoredService[];
}

export interface ServiceInput {
  id: string;
  quantity: number;
}

const types: Record<OfferPassenger['type'], SupplyPassengerType> = {
  adult: 'adult',
  child: 'child',
  infant_without_seat: 'baby',
};

const extrasOf = (state: DuffelState, { supply, fare }: ServicedTrip) =>
  state.worldFrom('TAS').extras(supply.id, fare.id) ?? { bags: [], seatMaps: [] };

const sameBag = (one: StoredService, other: Service): boolean =>
  one.passengerId === other.passengerId &&
  JSON.stringify([one.segmentIds, one.metadata]) ===
    JSON.stringify([other.segmentIds, other.metadata]);

/** Checked bags and one kind of cabin bag, as far as they are not bought yet. */
export function bagServices(state: DuffelState, trip: ServicedTrip): Service[] {
  const seated = trip.passengers.filter(({ type }) => maySit(types[type], false));
  return seated.flatMap(({ id: passengerId }) =>
    extrasOf(state, trip).bags.flatMap(({ slices, kg, maxQuantity, price }) => {
      const segmentIds = slices.flatMap((place) =>
        trip.slices[place]!.segments.map(({ id }) => id),
      );
      const service = (type: string, weight: number, share: number): Service => ({
        id: duffelId('ase', trip.id, passengerId, type, kg, ...segmentIds),
        type: 'baggage',
        passengerId,
        segmentIds,
        price: Math.round(price * share),
        metadata: {
          type,
          maximum_weight_kg: weight,
          maximum_length_cm: null,
          maximum_height_cm: null,
          maximum_depth_cm: null,
        },
        maxQuantity,
        seat: null,
      });
      const cabin = kg === 23 ? [service('carry_on', 10, 0.5)] : [];
      return [service('checked', kg, 1), ...cabin].flatMap((one) => {
        const same = trip.bought.filter((before) => sameBag(before, one));
        const left = maxQuantity - same.reduce((sum, { quantity }) => sum + quantity, 0);
        return left > 0 ? [{ ...one, maxQuantity: left }] : [];
      });
    }),
  );
}

function soldSeats({ orders }: DuffelState): Set<string> {
  const current = [...orders.values()].filter(({ cancelledAt }) => cancelledAt === null);
  return new Set(current.flatMap(({ services }) => services.flatMap(({ seat }) => seat ?? [])));
}

/** The seats of each flight with their services: a seat without a service is taken. */
function seatMaps(state: DuffelState, trip: ServicedTrip) {
  const sold = soldSeats(state);
  return extrasOf(state, trip).seatMaps.map(({ slice, segment, rows }) => {
    const { id: segmentId } = trip.slices[slice]!.segments[segment]!;
    const flight = trip.supply.slices[slice]!.segments[segment]!;
    const flightName = `${flight.marketingCarrier}${flight.flightNumber} ${flight.departs.local}`;
    const servicesOf = (designator: string, price: number | null, exit: boolean): Service[] => {
      const seat = `${flightName} ${designator}`;
      if (price === null || sold.has(seat)) return [];
      const able = trip.passengers.filter(({ type }) => maySit(types[type], exit));
      return able.map(({ id: passengerId }) => ({
        id: duffelId('ase', trip.id, passengerId, seat),
        type: 'seat',
        passengerId,
        segmentIds: [segmentId],
        price,
        metadata: { designator, disclosures: [], name: '' },
        maxQuantity: 1,
        seat,
      }));
    };
    return {
      sliceId: trip.slices[slice]!.id,
      segmentId,
      cabin: flight.cabin,
      rows: rows.map(({ exit, sections }) => ({
        exit,
        sections: sections.map((seats) =>
          seats.map(({ designator, price, disclosures }) => ({
            designator,
            disclosures,
            services: servicesOf(designator, price, exit),
          })),
        ),
      })),
    };
  });
}

const amount = ({ currency }: DuffelState, cents: number) => ({
  total_amount: decimal(cents),
  total_currency: currency,
});

/** Bags in the format of offers and orders. */
export const availableJson = (state: DuffelState, trip: ServicedTrip) =>
  bagServices(state, trip).map(({ id, type, passengerId, segmentIds, price, ...one }) => ({
    id,
    type,
    maximum_quantity: one.maxQuantity,
    passenger_ids: [passengerId],
    segment_ids: segmentIds,
    ...amount(state, price),
    metadata: one.metadata,
  }));

/** A service of an order; the sum is for all its pieces. */
export const serviceJson = (
  state: DuffelState,
  { id, type, quantity, passengerId, segmentIds, price, metadata }: StoredService,
) => ({
  id,
  type,
  quantity,
  passenger_ids: [passengerId],
  segment_ids: segmentIds,
  ...amount(state, price * quantity),
  metadata,
});

type MapOf = ReturnType<typeof seatMaps>[number];

/** The exit is a row of its own before the seats beside it. */
function rowsJson(state: DuffelState, rows: MapOf['rows']) {
  return rows.flatMap(({ exit, sections }) => {
    const seats = {
      sections: sections.map((section) => ({
        elements: section.map(({ designator, disclosures, services }) => ({
          type: 'seat',
          designator,
          name: '',
          disclosures,
          available_services: services.map(({ id, passengerId, price }) => ({
            id,
            passenger_id: passengerId,
            ...amount(state, price),
          })),
        })),
      })),
    };
    const gate = { sections: sections.map(() => ({ elements: [{ type: 'exit_row' }] })) };
    return exit ? [gate, seats] : [seats];
  });
}

export const seatMapsJson = (state: DuffelState, trip: ServicedTrip) =>
  seatMaps(state, trip).map(({ sliceId, segmentId, cabin, rows }) => ({
    id: duffelId('sea', trip.id, segmentId),
    slice_id: sliceId,
    segment_id: segmentId,
    cabins: [
      {
        deck: 0,
        cabin_class: cabin,
        aisles: rows[0]!.sections.length - 1,
        wings: null,
        rows: rowsJson(state, rows),
      },
    ],
  }));

/**
 * The services that a request names by id. Seats are sold with a new order only.
 * @throws DuffelError where a service is gone, or its quantity too large
 */
export function servicesFor(
  state: DuffelState,
  trip: ServicedTrip,
  { requested, seats }: { requested: readonly ServiceInput[]; seats: boolean },
): StoredService[] {
  const sold = seats
    ? seatMaps(state, trip).flatMap(({ rows }) =>
        rows.flatMap(({ sections }) => sections.flat().flatMap(({ services }) => services)),
      )
    : [];
  const byId = new Map([...bagServices(state, trip), ...sold].map((one) => [one.id, one]));
  const taken = requested.map(({ id, quantity }): StoredService => {
    const { maxQuantity = 0, ...service } = byId.get(id) ?? {};
    if (!(quantity >= 1 && quantity <= maxQuantity))
      throw new DuffelError('airline_error', 'ancillary_service_not_available');
    return {
      ...(service as Omit<Service, 'maxQuantity'>),
      quantity,
      id: duffelId('ser', ++state.count),
    };
  });
  const names = taken.flatMap(({ seat }) => seat ?? []);
  if (new Set(names).size < names.length)
    throw new DuffelError('airline_error', 'ancillary_service_not_available');
  return taken;
}

/** The sum in cents. */
export const servicesTotal = (services: readonly StoredService[]): number =>
  services.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
