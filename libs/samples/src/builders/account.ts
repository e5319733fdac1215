import type {
  AirBooking,
  OwnPriceAlert,
  PointsEntry,
  SavedTraveller,
  User,
} from '@karvon/contract';
import { money } from '@karvon/money';
import { buildOrder } from './order';
import { buildCity, buildPlace } from './place';

/** A user with some points. */
export function buildUser(changes: Partial<User> = {}): User {
  return {
    id: '0199d3a4-5c1e-7b8a-9f00-0000000000a1',
    username: 'Dilnoza',
    langcode: 'uz',
    settings: { TotalPoints: 1_250 },
    ...changes,
  };
}

/** An adult with an Uzbek passport. */
export function buildTraveller(changes: Partial<SavedTraveller> = {}): SavedTraveller {
  return {
    id: '0199d3a4-5c1e-7b8a-9f00-0000000000b1',
    sex: 'female',
    surname: 'KARIMOVA',
    name: 'DILNOZA',
    birthDate: '1990-05-01',
    document: 'AA1234567',
    documentValid: '2031-05-01',
    country: 'UZ',
    ...changes,
  };
}

/** A price alert from Tashkent to Moscow, one way. */
export function buildPriceAlert(changes: Partial<OwnPriceAlert> = {}): OwnPriceAlert {
  return {
    id: '0199d3a4-5c1e-7b8a-9f00-0000000000d1',
    status: 'active',
    origin: buildPlace(),
    destination: buildCity(),
    out: '2026-12-14',
    back: null,
    onward: [],
    travellers: { adult: 1, child: 0, baby: 0 },
    class: 'Economy',
    price: money(1_900_000_00, 'UZS'),
    email: 'aziza@mail.uz',
    ...changes,
  };
}

/** Points of a paid order. */
export function buildPointsEntry(changes: Partial<PointsEntry> = {}): PointsEntry {
  return {
    id: 12,
    reason: 'earned',
    points: 21_400,
    orderKind: 'air',
    orderNumber: '7K3M9QXA',
    at: '2026-12-01T10:04:00.000Z',
    ...changes,
  };
}

/** The order of `buildOrder` in its owner's history. */
export function buildAirBooking(changes: Partial<AirBooking> = {}): AirBooking {
  const { number, status, pnr, createdAt, payBefore, total, toPay, slices, passengers, tickets } =
    buildOrder();
  return {
    number,
    status,
    pnr,
    createdAt,
    payBefore,
    total,
    toPay,
    slices,
    // The history does not show refunded parts; the order's page does.
    passengers: passengers.map(({ returned: _, ...passenger }) => passenger),
    tickets,
    scheduleChange: null,
    upcoming: true,
    ...changes,
  };
}
