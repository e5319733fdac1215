import type { ChangeResponse } from '@karvon/platform/testing/mutate-response';
import type { HotelsUnderFaults } from './hotels-under-faults';

/** Removes a field wherever it stands. */
function remove(value: unknown, field: string): void {
  if (typeof value !== 'object' || value === null) return;
  delete (value as Record<string, unknown>)[field];
  for (const part of Object.values(value)) remove(part, field);
}

/**
 * A search in which nothing can be read has failed, and is not empty.
 * @param fields each of them, removed from all answers, makes the answers unreadable
 */
export function refusesUnreadableAnswers(
  start: (options: { change: ChangeResponse }) => Promise<HotelsUnderFaults>,
  fields: readonly string[],
): void {
  test.each(fields)(
    'a search without any readable %s has failed, and is not empty',
    async (field) => {
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
}
