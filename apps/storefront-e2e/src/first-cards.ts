import { expect, type APIRequestContext } from '@playwright/test';

/** Searches until the first cards stand in the HTML: they do when somebody made the search before. */
export async function untilFirstCards(request: APIRequestContext, results: string): Promise<void> {
  await expect(async () => {
    expect(await (await request.get(results)).text()).toContain('<article');
  }).toPass();
}
