import { expect, type APIRequestContext } from '@playwright/test';

/** Searches until the HTML contains the first cards, as it does once the search was made before. */
export async function untilFirstCards(request: APIRequestContext, results: string): Promise<void> {
  await expect(async () => {
    expect(await (await request.get(results)).text()).toContain('<article');
  }).toPass();
}
