import type { Favourite, SessionResponse } from '@karvon/contract';
import { send, signUp } from '../testing/sign-up';
import type { StartedModules } from '@karvon/platform/testing/start-modules';
import { startAccounts } from '../testing/start-accounts';

let api: StartedModules;
let dilnoza: SessionResponse;
let bobur: SessionResponse;

const path = '/v1/favourites';
const flight = (number: number, amount = 2_140_000_00): Favourite => ({
  item: `air.TAS-MOW-20261214.1-0-0.HY${number}-0-0710`,
  price: { amount, currency: 'UZS' },
});
const hotel: Favourite = { item: 'hotel.SKD-REGISTAN.20261214-20261217.2-5', price: null };

const list = async ({ jwt }: SessionResponse): Promise<Favourite[]> =>
  (await send(api, 'GET', path, undefined, { token: jwt })).json().favourites;
const keep = (favourites: readonly object[], { jwt }: SessionResponse) =>
  send(api, 'PUT', path, { favourites }, { token: jwt });

beforeAll(async () => {
  api = await startAccounts();
  dilnoza = await signUp(api);
  bobur = await signUp(api, { identifier: '+998907654321' });
}, 120_000);
afterAll(() => api.close());
afterEach(() => api.database.db.deleteFrom('favourites').execute());

test('favourites are listed, last saved first, and deleted', async () => {
  const kept = await keep([flight(601), hotel], dilnoza);
  expect([kept.statusCode, kept.json()]).toEqual([200, { favourites: [flight(601), hotel] }]);
  await keep([flight(602)], dilnoza);
  expect(await list(dilnoza)).toEqual([flight(602), flight(601), hotel]);

  const gone = () =>
    send(api, 'DELETE', `${path}/${hotel.item}`, undefined, { token: dilnoza.jwt });
  expect((await gone()).json()).toEqual({ ok: true });
  expect((await gone()).json()).toEqual({ ok: true });
  expect(await list(dilnoza)).toEqual([flight(602), flight(601)]);
});

test('a favourite saved again, also from several devices at once, stays one with its first price', async () => {
  await keep([flight(601)], dilnoza);
  await Promise.all(
    Array.from({ length: 5 }, (_, index) => keep([flight(601, index), hotel], dilnoza)),
  );
  expect(await list(dilnoza)).toEqual([hotel, flight(601)]);
});

test('the latest thirty of each kind remain', async () => {
  await keep([hotel], dilnoza);
  const many = Array.from({ length: 40 }, (_, index) => flight(700 + index));
  await keep(many.slice(0, 20), dilnoza);
  await keep(many.slice(20), dilnoza);
  const kept = await list(dilnoza);
  expect(kept).toHaveLength(31);
  expect(kept.slice(0, 20)).toEqual(many.slice(20));
  expect(kept).toContainEqual(hotel);
});

test("a user can neither see nor delete another user's favourites", async () => {
  await keep([flight(601)], dilnoza);
  expect(await list(bobur)).toEqual([]);
  const item = `${path}/${flight(601).item}`;
  expect((await send(api, 'DELETE', item, undefined, { token: bobur.jwt })).json()).toEqual({
    ok: true,
  });
  expect(await list(dilnoza)).toEqual([flight(601)]);
});

test('the stored rows do not show where a user wants to go', async () => {
  await keep([flight(601), hotel], dilnoza);
  const rows = await api.database.db.selectFrom('favourites').selectAll().execute();
  expect(JSON.stringify(rows)).not.toMatch(/TAS|SKD/);
});

test.each([
  ['nothing', []],
  ['a text that is no item', [{ item: 'air', price: null }]],
  ['other signs', [{ item: 'air.<script>', price: null }]],
  ['a long text', [{ item: `air.${'A'.repeat(600)}`, price: null }]],
  ['more fields', [{ ...flight(601), note: 'x' }]],
  ['too many', Array.from({ length: 61 }, (_, index) => flight(index + 100))],
])('%s is refused', async (_name, favourites) => {
  const response = await keep(favourites, dilnoza);
  expect([response.statusCode, response.json().code]).toEqual([400, 'validation-failed']);
});

test('an erased account has no favourites', async () => {
  const guest = await signUp(api, { identifier: '+998935550022' });
  await keep([flight(601)], guest);
  await send(api, 'DELETE', `/v1/users/${guest.user.id}`, undefined, { token: guest.jwt });
  expect(await api.database.db.selectFrom('favourites').selectAll().execute()).toEqual([]);
});
