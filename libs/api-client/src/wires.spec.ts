import { airBookingWires } from './air-bookings';
import { airOrderWires } from './air-orders';
import { airPriceWires } from './air-prices';
import { airRefundWires } from './air-refunds';
import { airSearchWires } from './air-search';
import { authWires } from './auth';
import { callbackWires } from './callbacks';
import { endpoints } from './check-answer';
import { contentWires } from './content';
import { hotelOrderWires } from './hotel-orders';
import { hotelWires } from './hotels';
import { journalWires } from './journal';
import { paymentWires } from './payments';
import { placeWires } from './places';
import { pointWires } from './points';
import { sandboxMessageWires } from './sandbox-messages';
import { travellerWires } from './travellers';

/** Downloads are links, not calls. */
const links = [
  'GET /v1/air/orders/:number/tickets.pdf',
  'GET /v1/air/orders/:number/calendar.ics',
  'GET /v1/news.rss',
  'GET /v1/content/images/:file',
  'GET /v1/hotel/pictures/:file',
  'GET /v1/hotel/orders/:number/voucher.pdf',
  'GET /v1/hotel/orders/:number/calendar.ics',
];
const wires = [
  airBookingWires,
  airOrderWires,
  airPriceWires,
  airRefundWires,
  airSearchWires,
  authWires,
  callbackWires,
  contentWires,
  hotelOrderWires,
  hotelWires,
  journalWires,
  paymentWires,
  placeWires,
  pointWires,
  sandboxMessageWires,
  travellerWires,
].flatMap((area) => Object.values(area));

test('every wire is an endpoint of the contract, and every endpoint has one', () => {
  const known = [...endpoints].map(([name, { idempotent = false }]) => `${name} ${idempotent}`);
  const wired = wires.map(
    (wire) => `${wire.method} ${wire.path} ${'idempotent' in wire && wire.idempotent === true}`,
  );
  expect(wired.sort()).toEqual(
    known.filter((name) => !links.some((link) => name.startsWith(link))).sort(),
  );
});
