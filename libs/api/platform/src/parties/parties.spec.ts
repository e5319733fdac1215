import { Registry } from 'prom-client';
import { createTestClock } from '../testing/test-clock';
import { createParties } from './create-parties';
import { CallAborted, PartyLeftAlone, PartyRefused, type Parties } from './port';

let clock: ReturnType<typeof createTestClock>;
let metrics: Registry;
let parties: Parties;
beforeEach(() => {
  clock = createTestClock('2026-11-21T07:00:00.000Z');
  metrics = new Registry();
  parties = createParties({ clock, metrics });
});

const fails = () => Promise.reject(new Error('no answer'));
const responses = () => Promise.resolve('yes');
const call = (work: () => Promise<string>, name = 'sms') =>
  parties(name)
    .call(work)
    .catch((error: Error) => error);
const samples = async (start: string) =>
  (await metrics.metrics()).split('\n').filter((line) => line.startsWith(start));

async function failFiveTimes(): Promise<void> {
  for (let times = 0; times < 5; times += 1) await call(fails);
}

test('after five calls without a response no call is made for half a minute; then one call is tried', async () => {
  await failFiveTimes();
  const work = jest.fn(responses);
  const refused = await call(work);
  expect(refused).toBeInstanceOf(PartyLeftAlone);
  expect((refused as PartyLeftAlone).until).toEqual(new Date('2026-11-21T07:00:30.000Z'));
  expect(work).not.toHaveBeenCalled();
  expect(await samples('karvon_party_left_alone{')).toEqual([
    'karvon_party_left_alone{party="sms"} 1',
  ]);

  await clock.advance({ seconds: 31 });
  let response: (text: string) => void = () => undefined;
  const trying = call(() => new Promise((resolve) => (response = resolve)));
  expect(await call(work)).toBeInstanceOf(PartyLeftAlone);
  response('yes');
  expect(await trying).toBe('yes');
  expect(await call(work)).toBe('yes');
  expect(await samples('karvon_party_left_alone{')).toEqual([
    'karvon_party_left_alone{party="sms"} 0',
  ]);
});

test('one upstream that is down does not block calls to another', async () => {
  await failFiveTimes();
  expect(await call(responses, 'mail')).toBe('yes');
});

test.each([
  ['a refusal', new PartyRefused('a wrong number')],
  ['a call that we gave up', new CallAborted('given up')],
])(
  '%s does not count as a failure: wrong phone numbers do not stop sign-in codes',
  async (_, error) => {
    for (let times = 0; times < 20; times += 1) await call(() => Promise.reject(error));
    expect(await call(responses)).toBe('yes');
  },
);

test('a provider with retries of its own is only measured', async () => {
  const bank = parties('payme');
  for (let times = 0; times < 20; times += 1) await bank.measure(fails).catch(() => undefined);
  expect(await bank.measure(responses)).toBe('yes');
});

test('calls are measured by their outcome', async () => {
  await call(responses);
  await failFiveTimes();
  await call(responses);
  await call(() => Promise.reject(new PartyRefused('no')), 'mail');
  const text = await metrics.metrics();
  expect(text).toContain('karvon_party_call_seconds_count{party="sms",outcome="failed"} 5');
  expect(text).toContain('karvon_party_call_seconds_count{party="sms",outcome="left-alone"} 1');
  expect(text).toContain('karvon_party_call_seconds_count{party="mail",outcome="refused"} 1');
});

test('items of responses are counted by outcome and reason', async () => {
  const rates = parties('etg').tally('rate');
  rates('read');
  rates('read');
  rates('unreadable', 'meal_data.value');
  rates('not-sold', 'package');
  expect(await samples('karvon_party_items_total{')).toEqual([
    'karvon_party_items_total{party="etg",item="rate",outcome="read",reason=""} 2',
    'karvon_party_items_total{party="etg",item="rate",outcome="unreadable",reason="meal_data.value"} 1',
    'karvon_party_items_total{party="etg",item="rate",outcome="not-sold",reason="package"} 1',
  ]);
});
