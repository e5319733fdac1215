import { PartyRefused } from '@karvon/platform/parties/port';
import { createParties } from '@karvon/platform/parties/create-parties';
import { createTestClock } from '@karvon/platform/testing/test-clock';
import { measured } from './measured-provider';
import type { PaymentProvider } from './payment-provider';

const clock = createTestClock('2026-11-21T07:00:00.000Z');
const id = 'a-payment';
const refund = { providerId: id, reference: id } as Parameters<PaymentProvider['refund']>[0];

/** A bank whose every call has this outcome. */
function bankThat(act: () => Promise<never>) {
  const silent = jest.fn(act);
  const bank = { fetch: silent, statement: silent, cancel: silent, refund: silent };
  const provider = measured(
    { ...bank, name: 'bank' } as unknown as PaymentProvider,
    createParties({ clock, metrics: undefined })('bank'),
  );
  const request = () => provider.fetch(id).catch((error: Error) => error);
  return { request, provider, silent };
}

test('a bank that does not answer gets no reads for a while, but money is still moved', async () => {
  const { request, provider, silent } = bankThat(() => Promise.reject(new Error('no answer')));
  for (let times = 0; times < 5; times += 1) await request();
  expect(await request()).toMatchObject({ code: 'payment-unavailable' });
  await expect(provider.statement(clock.now(), clock.now())).rejects.toMatchObject({
    code: 'payment-unavailable',
  });
  expect(silent).toHaveBeenCalledTimes(5);
  await expect(provider.refund(refund)).rejects.toThrow('no answer');
  await expect(provider.cancel(id)).rejects.toThrow('no answer');
  expect(silent).toHaveBeenCalledTimes(7);
  await clock.advance({ seconds: 31 });
  await request();
  expect(silent).toHaveBeenCalledTimes(8);
});

test('a bank that refuses still gets reads', async () => {
  const { request, silent } = bankThat(() => Promise.reject(new PartyRefused('not found')));
  for (let times = 0; times < 20; times += 1) await request();
  expect(silent).toHaveBeenCalledTimes(20);
});
