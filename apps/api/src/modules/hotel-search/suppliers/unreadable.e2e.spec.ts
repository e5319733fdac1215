import type { ChangeResponse } from '@karvon/platform/testing/mutate-response';
import { startFaultyAcase } from '../../../testing/suppliers/acase';
import { startFaultyEtg } from '../../../testing/suppliers/etg';

/** Removes a field wherever it stands. */
function remove(value: unknown, field: string): void {
  if (typeof value !== 'object' || value === null) return;
  delete (value as Record<string, unknown>)[field];
  for (const part of Object.values(value)) remove(part, field);
}

test.each([
  ['the rates of ETG', startFaultyEtg, 'payment_options'],
  ['the hotels of Академсервис', startFaultyAcase, 'Currency'],
  ['the offers of Академсервис', startFaultyAcase, 'WhereToPay'],
])(
  'a search in which none of %s can be read has failed, and is not empty',
  async (_what, start, field) => {
    let broken = false;
    const change: ChangeResponse = (response) => {
      if (broken) remove(response.body, field);
      return response;
    };
    const { supplier, city, stay, close } = await start({ change });
    const { signal } = new AbortController();
    const search = () =>
      supplier.search({ city, stay, whereToPay: 'any', freeSaleOnly: false, lang: 'ru' }, signal);
    expect(await search()).not.toEqual([]);
    broken = true;
    await expect(search()).rejects.toMatchObject({ code: 'supplier-unavailable' });
    await close();
  },
);
