import type { SessionResponse, Traveller } from '@karvon/contract';
import { send, signUp } from '../testing/sign-up';
import type { StartedModules } from '@karvon/platform/testing/start-modules';
import { startAccounts } from '../testing/start-accounts';

let api: StartedModules;
let dilnoza: SessionResponse;
let bobur: SessionResponse;

const aziza: Traveller = {
  sex: 'female',
  surname: 'KARIMOVA',
  name: 'AZIZA',
  birthDate: '1990-05-01',
  document: 'AA1234567',
  documentValid: '2031-05-01',
  country: 'UZ',
};
const path = '/v1/travellers';
const list = async ({ jwt }: SessionResponse) =>
  (await send(api, 'GET', path, undefined, { token: jwt })).json();
const save = (traveller: object, { jwt }: SessionResponse) =>
  send(api, 'POST', path, traveller, { token: jwt });

beforeAll(async () => {
  api = await startAccounts();
  dilnoza = await signUp(api);
  bobur = await signUp(api, { identifier: '+998907654321' });
}, 120_000);
afterAll(() => api.close());
afterEach(() => api.database.db.deleteFrom('saved_travellers').execute());

test('a person is saved, changed and deleted', async () => {
  const saved = await save(aziza, dilnoza);
  expect(saved.statusCode).toBe(201);
  const { id } = saved.json();
  expect(await list(dilnoza)).toEqual({ travellers: [{ id, ...aziza }], limit: 20 });

  const changed = { ...aziza, document: 'FA7654321' };
  const response = await send(api, 'PUT', `${path}/${id}`, changed, { token: dilnoza.jwt });
  expect(response.json()).toEqual({ id, ...changed });
  expect((await list(dilnoza)).travellers).toEqual([{ id, ...changed }]);

  const gone = await send(api, 'DELETE', `${path}/${id}`, undefined, { token: dilnoza.jwt });
  expect(gone.json()).toEqual({ ok: true });
  expect((await list(dilnoza)).travellers).toEqual([]);
});

test('a person who is saved twice is one person with the last data', async () => {
  const responses = await Promise.all(Array.from({ length: 5 }, () => save(aziza, dilnoza)));
  expect(new Set(responses.map((response) => response.json().id)).size).toBe(1);
  await save({ ...aziza, name: 'AZIZAKHON' }, dilnoza);
  expect((await list(dilnoza)).travellers).toMatchObject([{ name: 'AZIZAKHON' }]);
});

test("a person who gets another person's document replaces that person", async () => {
  const first = (await save(aziza, dilnoza)).json();
  await save({ ...aziza, document: 'BB2222222' }, dilnoza);
  const twin = { ...aziza, document: 'BB2222222' };
  await send(api, 'PUT', `${path}/${first.id}`, twin, { token: dilnoza.jwt });
  expect((await list(dilnoza)).travellers).toEqual([{ id: first.id, ...twin }]);
});

test('twenty people may be saved, however many are sent at once', async () => {
  const many = Array.from({ length: 25 }, (_, index) =>
    save({ ...aziza, document: `AA10000${10 + index}` }, dilnoza),
  );
  const responses = await Promise.all(many);
  const refused = responses.filter(({ statusCode }) => statusCode !== 201);
  expect(refused.map((response) => response.json())).toEqual(
    Array(5).fill(expect.objectContaining({ code: 'travellers-full', limit: 20 })),
  );
  expect((await list(dilnoza)).travellers).toHaveLength(20);
});

test("a user can neither see, change nor delete another user's people", async () => {
  const { id } = (await save(aziza, dilnoza)).json();
  const { id: theirs } = (await save(aziza, bobur)).json();
  expect(theirs).not.toBe(id);
  expect((await list(bobur)).travellers).toEqual([{ id: theirs, ...aziza }]);
  const token = bobur.jwt;
  const tries = [
    await send(api, 'PUT', `${path}/${id}`, { ...aziza, name: 'ZZZ' }, { token }),
    await send(api, 'DELETE', `${path}/${id}`, undefined, { token }),
  ];
  expect(tries.map((response) => response.json().code)).toEqual(
    Array(2).fill('traveller-not-found'),
  );
  expect((await list(dilnoza)).travellers).toEqual([{ id, ...aziza }]);
});

test('the stored rows have no readable personal data', async () => {
  await save(aziza, dilnoza);
  const rows = await api.database.db.selectFrom('saved_travellers').selectAll().execute();
  const stored = JSON.stringify(rows);
  for (const word of ['KARIMOVA', 'AZIZA', 'AA1234567', '1990']) expect(stored).not.toContain(word);
});

test('erasing the account deletes its saved people', async () => {
  const shortLived = await signUp(api, { identifier: '+998933334455' });
  await save(aziza, shortLived);
  await send(api, 'DELETE', `/v1/users/${shortLived.user.id}`, undefined, {
    token: shortLived.jwt,
  });
  const rows = await api.database.db.selectFrom('saved_travellers').selectAll().execute();
  expect(rows).toEqual([]);
});
