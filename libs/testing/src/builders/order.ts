import type { AirOrder } from '@karvon/contract';
import { buildItinerary } from './itinerary';
import { buildDictionary, buildFare } from './offer';

/** Held a moment ago and waiting to be paid: one adult, Tashkent to Moscow. */
export function buildOrder(changes: Partial<AirOrder> = {}): AirOrder {
  const fare = changes.fare ?? buildFare();
  return {
    number: '7K3M9QXA',
    status: 'not-paid',
    pnr: 'QW3RTY',
    createdAt: '2026-12-01T10:00:00.000Z',
    payBefore: '2026-12-01T10:30:00.000Z',
    serverTime: '2026-12-01T10:00:05.000Z',
    total: fare.total,
    fare,
    slices: [buildItinerary()],
    validatingCarrier: 'HY',
    dictionary: buildDictionary(),
    passengers: [{ type: 'adult', surname: 'KARIMOVA', name: 'DILNOZA', ticketNumber: null }],
    booker: { mobilePhone: '+998 ** *** ** 67', email: 'd***@mail.uz' },
    tickets: 'none',
    payment: null,
    pointsEarned: fare.pointsEarned,
    history: [{ status: 'not-paid', at: '2026-12-01T10:00:00.000Z' }],
    ...changes,
  };
}

/** Paid, with tickets ready. */
export function buildPaidOrder(changes: Partial<AirOrder> = {}): AirOrder {
  return buildOrder({
    status: 'paid',
    payBefore: null,
    passengers: [
      { type: 'adult', surname: 'KARIMOVA', name: 'DILNOZA', ticketNumber: '2501234567890' },
    ],
    tickets: 'ready',
    payment: { id: '0199d3a4-5c1e-7b8a-9f00-6a2b3c4d5e6f', status: 'succeeded' },
    history: [
      { status: 'not-paid', at: '2026-12-01T10:00:00.000Z' },
      { status: 'paid', at: '2026-12-01T10:04:00.000Z' },
    ],
    ...changes,
  });
}
