import { createAddressLimit } from './address-limit';

function limitAt(perMinute: number) {
  let now = 1_000_000;
  const call = createAddressLimit({ now: () => new Date(now) } as never, perMinute);
  return { call, wait: (ms: number) => (now += ms) };
}
const refusal = (retryAfterSeconds: number) =>
  expect.objectContaining({ code: 'rate-limited', fields: { retryAfterSeconds } });

test('the call after the last allowed one must wait for the rest of the minute', () => {
  const { call, wait } = limitAt(2);
  call('a');
  wait(10_500);
  call('a');
  expect(() => call('a')).toThrow(refusal(50));
  expect(() => call('b')).not.toThrow();
  wait(49_499);
  expect(() => call('a')).toThrow(refusal(1));
  wait(1);
  expect(() => call('a')).not.toThrow();
});

test('after more than ten thousand addresses in a minute the count starts again', () => {
  const { call } = limitAt(1);
  for (let address = 0; address < 10_000; address += 1) call(`${address}`);
  expect(() => call('0')).toThrow(refusal(60));
  call('one more');
  expect(() => call('0')).not.toThrow();
});
