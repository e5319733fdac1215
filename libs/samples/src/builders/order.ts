import type {
  AirExchange,
  AirOrder,
  AirRefund,
  OrderPayment,
  ScheduleChange,
  SharedAirOrder,
} from '@karvon/contract';
import { buildItinerary } from './itinerary';
import { buildDictionary, buildFare } from './offer';

/** Just started and not paid yet. */
export function buildPayment(changes: Partial<OrderPayment> = {}): OrderPayment {
  const open = ['created', 'redirected', 'pending'].includes(changes.status ?? 'redirected');
  return {
    id: '0199d3a4-5c1e-7b8a-9f00-6a2b3c4d5e6f',
    status: 'redirected',
    method: 'payme',
    startedAt: '2026-12-01T10:04:00.000Z',
    heldUntil: open ? '2026-12-01T22:04:00.000Z' : null,
    confirmationUrl:
      (changes.status ?? 'redirected') === 'redirected' ? 'https://bank.example/pay/1' : null,
    qrCode: null,
    ...changes,
  };
}

/** Just held and waiting to be paid: one adult, Tashkent to Moscow. */
export function buildOrder(changes: Partial<AirOrder> = {}): AirOrder {
  const fare = changes.fare ?? buildFare();
  return {
    number: '7K3M9QXA',
    status: 'not-paid',
    pnr: 'QW3RTY',
    createdAt: '2026-12-01T10:00:00.000Z',
    payBefore: '2026-12-01T10:30:00.000Z',
    seats: 'held',
    seatsUntil: '2026-12-02T10:00:00.000Z',
    priceUntil: '2026-12-01T22:00:00.000Z',
    serverTime: '2026-12-01T10:00:05.000Z',
    total: fare.total,
    pointsSpent: 0,
    toPay: changes.total ?? fare.total,
    fare,
    slices: [buildItinerary()],
    validatingCarrier: 'HY',
    dictionary: buildDictionary(),
    passengers: [
      { type: 'adult', surname: 'KARIMOVA', name: 'DILNOZA', ticketNumber: null, returned: [] },
    ],
    booker: { mobilePhone: '+998 ** *** ** 67', email: 'd***@mail.uz' },
    tickets: 'none',
    payment: null,
    paymentMethods: ['payme', 'click', 'bank-card'],
    pointsEarned: fare.pointsEarned,
    refund: null,
    earlierRefunds: [],
    scheduleChange: null,
    exchange: null,
    extras: [],
    latePayments: [],
    nextBy: null,
    shareToken: '7K3M9QXA-abcdefghijklmnopqrstuv',
    history: [{ status: 'not-paid', at: '2026-12-01T10:00:00.000Z' }],
    ...changes,
  };
}

/** Paid, with tickets ready. */
export function buildPaidOrder(changes: Partial<AirOrder> = {}): AirOrder {
  return buildOrder({
    status: 'paid',
    payBefore: null,
    seatsUntil: null,
    priceUntil: null,
    passengers: [
      {
        type: 'adult',
        surname: 'KARIMOVA',
        name: 'DILNOZA',
        ticketNumber: '2501234567890',
        returned: [],
      },
    ],
    tickets: 'ready',
    payment: buildPayment({ status: 'succeeded' }),
    paid: [
      {
        amount: changes.toPay ?? changes.total ?? (changes.fare ?? buildFare()).total,
        method: 'payme',
        at: '2026-12-01T10:04:00.000Z',
      },
    ],
    history: [
      { status: 'not-paid', at: '2026-12-01T10:00:00.000Z' },
      { status: 'paid', at: '2026-12-01T10:04:00.000Z' },
    ],
    ...changes,
  });
}

/** A refund confirmed by the visitor and now with the carrier. */
export function buildRefund(changes: Partial<AirRefund> = {}): AirRefund {
  const uzs = (amount: number) => ({ amount, currency: 'UZS' as const });
  return {
    id: '0199d3a4-5c1e-7b8a-9f00-000000000001',
    kind: 'voluntary',
    reason: null,
    part: null,
    closes: true,
    lines: [
      { item: 'tariff', paid: uzs(160_000_000), kept: uzs(40_000_000) },
      { item: 'taxes', paid: uzs(45_000_000), kept: uzs(0) },
      { item: 'service-fee', paid: uzs(4_700_000), kept: uzs(4_700_000) },
      { item: 'acquiring-fee', paid: uzs(4_300_000), kept: uzs(4_300_000) },
    ],
    total: uzs(165_000_000),
    pointsReturned: 0,
    basis: { text: 'Правила тарифа', since: '2020-01-01' },
    method: 'payme',
    sentBy: '2026-12-04',
    pointsCancelled: 21_400,
    state: 'at-carrier',
    documents: [],
    steps: [{ state: 'at-carrier', at: '2026-12-01T11:00:00.000Z' }],
    ...changes,
  };
}

/** The unpaid order of `buildOrder` on the page of its share link. */
export function buildSharedOrder(changes: Partial<SharedAirOrder> = {}): SharedAirOrder {
  const { number, status, tickets, payBefore, serverTime, total, toPay, slices, dictionary } =
    buildOrder();
  return {
    ...{ number, status, tickets, payBefore, serverTime, total, toPay, slices, dictionary },
    scheduleChange: null,
    payment: null,
    paymentMethods: ['payme', 'click', 'bank-card'],
    ...changes,
  };
}

/** A schedule change of `buildPaidOrder` that is not answered yet. */
export function buildScheduleChange(changes: Partial<ScheduleChange> = {}): ScheduleChange {
  const before = buildItinerary();
  const [segment] = before.segments;
  const times = {
    departingAt: '2026-12-14T12:10:00+05:00',
    arrivingAt: '2026-12-14T14:35:00+03:00',
  };
  const after = { ...before, segments: [{ ...segment!, ...times, flightNumber: 'HY 777' }] };
  return {
    id: '0199d3a4-5c1e-4b8a-9f00-00000000000c',
    kind: 'moved',
    state: 'new',
    slices: [{ before, after }],
    acceptable: true,
    refundReason: 'schedule-changed',
    refundedWhole: false,
    foundAt: '2026-12-01T11:00:00.000Z',
    ...changes,
  };
}

/** The same flights, cancelled by the airline. */
export function buildCancelledFlight(): ScheduleChange {
  return buildScheduleChange({
    kind: 'cancelled',
    slices: [{ before: buildItinerary(), after: null }],
    acceptable: false,
    refundReason: 'flight-cancelled',
    refundedWhole: true,
  });
}

/** Another flight for the tickets of `buildPaidOrder`, offered by an operator and not answered yet. */
export function buildExchange(changes: Partial<AirExchange> = {}): AirExchange {
  const uzs = (amount: number) => ({ amount, currency: 'UZS' as const });
  const [{ before }] = buildScheduleChange().slices as [ScheduleChange['slices'][number]];
  const times = {
    departingAt: '2026-12-16T07:10:00+05:00',
    arrivingAt: '2026-12-16T09:35:00+03:00',
  };
  return {
    id: '0199d3a4-5c1e-4b8a-9f00-00000000000e',
    state: 'offered',
    wishes: [{ slice: 0, date: '2026-12-16' }],
    before: [before],
    offer: {
      id: '0199d3a4-5c1e-4b8a-9f00-00000000000f',
      slices: [{ ...before, segments: [{ ...before.segments[0]!, ...times }] }],
      fee: uzs(40_000_000),
      difference: uzs(12_000_000),
      acquiringFee: uzs(1_000_000),
      due: uzs(53_000_000),
      back: uzs(0),
      expiresAt: '2026-12-02T11:00:00.000Z',
    },
    payBefore: null,
    payment: null,
    paymentMethods: [],
    steps: [
      { state: 'in-review', at: '2026-12-01T11:00:00.000Z' },
      { state: 'offered', at: '2026-12-01T12:00:00.000Z' },
    ],
    ...changes,
  };
}
