import type { ExtrasOffer } from '@karvon/contract';
import { createKnownExtras } from './known-extras';

const nothing: ExtrasOffer = { bags: [], seatMaps: [] };
const expiresAt = new Date('2026-12-01T10:30:00.000Z');

function world() {
  let now = new Date('2026-12-01T10:00:00.000Z');
  const known = createKnownExtras({ now: () => now });
  const supplier = jest.fn(() => Promise.resolve({ sold: { ...nothing }, expiresAt }));
  return { known, supplier, wait: (until: Date) => (now = until) };
}

test('pages that are opened again and again ask the supplier once, as long as the offer lives', async () => {
  const { known, supplier, wait } = world();
  const answers = await Promise.all([known.of('fare', supplier), known.of('fare', supplier)]);
  expect(await known.of('fare', supplier)).toBe(answers[0]);
  expect(supplier).toHaveBeenCalledTimes(1);
  await known.of('another fare', supplier);
  expect(supplier).toHaveBeenCalledTimes(2);
  wait(expiresAt);
  await known.of('fare', supplier);
  expect(supplier).toHaveBeenCalledTimes(3);
});

test('a supplier that did not answer is asked again, and so is one whose stock was booked from', async () => {
  const { known, supplier } = world();
  const failed = known.of('fare', () => Promise.reject(new Error('away')));
  await expect(failed).rejects.toThrow('away');
  await known.of('fare', supplier);
  known.forget('fare');
  await known.of('fare', supplier);
  expect(supplier).toHaveBeenCalledTimes(2);
});

test('only so many answers are held', async () => {
  const { known, supplier } = world();
  for (let fare = 0; fare <= 200; fare += 1) await known.of(String(fare), supplier);
  supplier.mockClear();
  await known.of('200', supplier);
  expect(supplier).not.toHaveBeenCalled();
  await known.of('0', supplier);
  expect(supplier).toHaveBeenCalledTimes(1);
});
