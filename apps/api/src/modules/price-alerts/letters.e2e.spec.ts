import { money } from '@karvon/money';
import {
  falling,
  follow,
  lettersTo,
  setAlert,
  setConfirmed,
  tokenOf,
  visit,
} from '../../testing/price-alerts/price-alerts';
import { send } from '@karvon/accounts/testing';
import { startTestApp, type TestApp } from '../../testing/start-test-app';
import { formatMoney } from '@karvon/platform/format-money';
import { plain } from '@karvon/platform/testing/plain';

let api: TestApp;
beforeEach(async () => {
  api = await startTestApp();
});
afterEach(() => api.close());

const soums = (amount: number) => plain(formatMoney(money(amount, 'UZS'), 'ru'));
const read = async (token: string) =>
  (await send(api, 'GET', `/v1/air/price-alert-links/${token}?lang=ru`)).json();
const rows = () => api.database.db.selectFrom('price_alerts').selectAll().execute();

test('a guest confirms by a letter, hears of a fall with the old and the new price, and stops by one POST', async () => {
  const was = await visit(api);
  expect((await setAlert(api)).json()).toEqual({ status: 'waiting' });
  const [first, ...more] = await lettersTo(api);
  expect(more).toEqual([]);
  expect(first).toMatchObject({
    subject: 'Бирмингем — Амстердам: подтвердите E-mail',
    unsubscribe: null,
  });
  const token = tokenOf(first!);
  // Programs that look at links change nothing.
  expect(await read(token)).toMatchObject({
    link: 'confirm',
    alert: { status: 'waiting', price: { amount: was, currency: 'UZS' } },
  });
  await follow(api, token, 'confirm');
  expect((await follow(api, token, 'confirm')).json()).toEqual({ ok: true });
  expect((await read(token)).alert.status).toBe('active');

  await api.clock.advance({ days: 1 });
  const now = await visit(api);
  expect(now).toBeLessThan(0.97 * was);
  const [letter, ...others] = await lettersTo(api);
  expect(others).toHaveLength(1);
  expect(letter!.subject).toBe(`Бирмингем — Амстердам: билеты подешевели до ${soums(now)}`);
  expect(letter!.text).toContain('1 декабря 2026 г.');
  expect(letter!.text).toContain(`Было: ${soums(was)}\nСтало: ${soums(now)}`);
  expect(letter!.text).toContain(
    `${api.config.publicUrl}/ru/air-tickets?from=BHX&to=AMS&out=2026-12-01\n`,
  );
  const stop = tokenOf(letter!);
  expect(letter!.unsubscribe).toBe(`${api.config.publicUrl}/ru/price-alert/${stop}`);
  expect(await read(stop)).toMatchObject({ link: 'stop', alert: { status: 'active' } });

  expect((await follow(api, stop, 'stop')).json()).toEqual({ ok: true });
  expect((await follow(api, stop, 'stop')).json()).toEqual({ ok: true });
  expect((await read(stop)).alert.status).toBe('ended');
  expect(await rows()).toMatchObject([{ status: 'ended', sealed: null, email_key: null }]);
  await api.clock.advance({ days: 1 });
  expect(await visit(api)).toBeLessThan(0.97 * now);
  expect(await lettersTo(api)).toHaveLength(2);
});

test('before it is confirmed an address gets one letter and no other, and 48 hours later the link is nothing', async () => {
  await visit(api);
  await setAlert(api);
  const token = tokenOf((await lettersTo(api))[0]!);
  await api.clock.advance({ days: 1 });
  await visit(api);
  expect(await lettersTo(api)).toHaveLength(1);
  await api.clock.advance({ days: 1, seconds: 1 });
  expect((await follow(api, token, 'confirm')).json().code).toBe('content-not-found');
  await api.jobs.enqueue(api.database.db, 'price-alerts.look', {});
  await api.jobs.drain();
  expect(await rows()).toEqual([]);
});

test('a letter a day at most: what falls in between is written the day after, against the price that was told', async () => {
  const texts = async () => (await lettersTo(api)).map(({ text }) => text);
  await visit(api);
  await setConfirmed(api);
  await api.clock.set('2026-11-22T20:00:00.000Z');
  const first = await visit(api);
  expect((await texts())[0]).toContain(`Стало: ${soums(first)}`);
  await api.clock.set('2026-11-23T19:00:00.000Z');
  const between = await visit(api);
  expect(between).toBeLessThan(0.97 * first);
  expect((await texts())[0]).toContain(`Стало: ${soums(first)}`);
  await api.clock.set('2026-11-23T20:00:00.000Z');
  const second = await visit(api);
  expect((await texts())[0]).toContain(`Было: ${soums(first)}\nСтало: ${soums(second)}`);
});

/** Birmingham, Amsterdam, Istanbul, and home from another city: the first flight makes it cheaper every day. */
const several = {
  onward: [
    { origin: 'AMS', destination: 'IST', out: '2026-12-04' },
    { origin: 'SAW', destination: 'BHX', out: '2026-12-09' },
  ],
};

test('a journey of several flights is watched like a trip; its letters name all cities and lead to its results', async () => {
  const watched = { ...falling, ...several };
  const was = await visit(api, watched);
  await setConfirmed(api, several);
  expect(await rows()).toMatchObject([{ price: was, price_known: true, ...several }]);
  const token = tokenOf((await lettersTo(api))[0]!);
  expect((await read(token)).alert).toMatchObject({
    onward: [
      { destination: { code: 'IST' }, out: '2026-12-04' },
      { origin: { code: 'SAW' }, out: '2026-12-09' },
    ],
  });

  await api.clock.advance({ days: 1 });
  // The first flight alone is another search.
  await visit(api);
  expect(await lettersTo(api)).toHaveLength(1);
  const now = await visit(api, watched);
  expect(now).toBeLessThan(0.97 * was);
  const [letter] = await lettersTo(api);
  const route = 'Бирмингем — Амстердам — Стамбул — Бирмингем';
  expect(letter!.subject).toBe(`${route}: билеты подешевели до ${soums(now)}`);
  expect(letter!.text).toContain(`${route}, 1–9 декабря 2026 г.`);
  expect(letter!.text).toContain(
    '?from=BHX&to=AMS&out=2026-12-01&then=AMS-IST-2026-12-04_SAW-BHX-2026-12-09\n',
  );
  await follow(api, tokenOf(letter!), 'stop');
  expect(await rows()).toMatchObject([{ status: 'ended' }]);
});

test('two flights there and back are the round trip, whichever form they were typed into', async () => {
  await setConfirmed(api, {
    onward: [{ origin: 'AMS', destination: 'BHX', out: '2026-12-04' }],
  });
  expect(await rows()).toMatchObject([{ back_day: '2026-12-04', onward: [] }]);
  const seen = await visit(api, { ...falling, back: '2026-12-04' });
  await api.jobs.drain();
  expect(await rows()).toMatchObject([{ price: seen, price_known: true }]);
});

test('tickets where there were none are told of, in Uzbek too', async () => {
  // Nothing is known of the price when the alert is set, so that the row can be made to say "nothing is sold".
  await setConfirmed(api, { lang: 'uz', travellers: { adult: 2, child: 1, baby: 0 } });
  await api.database.db.updateTable('price_alerts').set({ price_known: true }).execute();
  const travellers = { adult: 2, child: 1, baby: 0 };
  await api.clock.advance({ minutes: 1 });
  const now = await visit(api, { ...falling, travellers });
  const [letter] = await lettersTo(api);
  expect(letter!.subject).toMatch(/^Birmingem — Amsterdam: chiptalar paydo boʻldi/);
  expect(letter!.text).toContain('2 katta yoshli, 1 bola, ekonom');
  expect(letter!.text).toContain(plain(formatMoney(money(now, 'UZS'), 'uz')));
  expect(letter!.text).toContain('&adult=2&child=1');
});

test('a price that was not known is known from the first search on, without a letter', async () => {
  await setConfirmed(api);
  const seen = await visit(api);
  expect(await lettersTo(api)).toHaveLength(1);
  expect(await rows()).toMatchObject([{ price: seen, price_known: true }]);
});

test('two letters to confirm are two links to one alert: only the newer one works', async () => {
  await setAlert(api);
  const older = tokenOf((await lettersTo(api))[0]!);
  await api.clock.advance({ minutes: 1 });
  await setAlert(api, { email: 'AZIZA@mail.uz' });
  const newer = tokenOf((await lettersTo(api))[0]!);
  expect(newer).not.toBe(older);
  expect((await follow(api, older, 'confirm')).statusCode).toBe(404);
  expect((await follow(api, newer, 'confirm')).statusCode).toBe(200);
  // Whoever asks again learns nothing: the answer and the letter are the same, and so is the alert.
  expect((await setAlert(api)).json()).toEqual({ status: 'waiting' });
  expect(await rows()).toMatchObject([{ status: 'active' }]);
});

test('an address and a network have only so many letters sent', async () => {
  for (let turn = 0; turn < 3; turn += 1) expect((await setAlert(api)).statusCode).toBe(201);
  expect((await setAlert(api)).json()).toMatchObject({ code: 'rate-limited' });
  for (let turn = 0; turn < 7; turn += 1)
    expect((await setAlert(api, { email: `guest${turn}@mail.uz` })).statusCode).toBe(201);
  expect((await setAlert(api, { email: 'one-more@mail.uz' })).json().code).toBe('rate-limited');
  const elsewhere = { address: '198.51.100.7' };
  expect((await setAlert(api, { email: 'other@mail.uz' }, elsewhere)).statusCode).toBe(201);
});

test.each([
  [{ out: '2026-11-20' }, 'out', 'past'],
  [{ out: '2028-12-01' }, 'out', 'too-far'],
  [{ out: '2026-12-01', back: '2026-11-30' }, 'back', 'custom'],
  [{ destination: 'XQX' }, 'destination', 'unknown-place'],
  [{ origin: 'SVO', destination: 'VKO' }, 'destination', 'same-place'],
  [{ email: 'nobody' }, 'email', 'invalid_format'],
  [
    { onward: [{ origin: 'AMS', destination: 'XQX', out: '2026-12-04' }] },
    'onward.0.destination',
    'unknown-place',
  ],
  [{ onward: [{ origin: 'AMS', destination: 'IST', out: '2026-11-30' }] }, 'onward', 'custom'],
  [{ ...several, back: '2026-12-10' }, 'back', 'custom'],
])('%j is refused', async (changes, path, rule) => {
  const response = await setAlert(api, changes);
  expect(response.json()).toMatchObject({ code: 'validation-failed', issues: [{ path, rule }] });
});

test('the stored rows tell no address, and no token by which a letter could be stopped', async () => {
  await visit(api);
  await setConfirmed(api);
  await api.clock.advance({ days: 1 });
  await visit(api);
  const stop = tokenOf((await lettersTo(api))[0]!);
  const stored = JSON.stringify(await rows());
  for (const word of ['aziza', 'mail.uz', stop]) expect(stored).not.toContain(word);
});
