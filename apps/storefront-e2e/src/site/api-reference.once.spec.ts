import { brokenTest as test, expect } from '../fixtures';

test('a developer reads the API reference, and no other server gets a request', async ({
  page,
}, testInfo) => {
  const api = testInfo.project.metadata.api as string;
  const foreign: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${api}/`) && !url.startsWith('data:')) foreign.push(url);
  });
  page.on('console', (message) => {
    // The API has no icon for the browser's tab.
    const icon = message.location().url.endsWith('/favicon.ico');
    if (message.type() === 'error' && !icon) complaints.push(message.text());
  });

  const response = await page.goto(`${api}/reference/`);
  const policy = await response?.headerValue('content-security-policy');
  expect(policy).toContain("connect-src 'self';");
  await expect(page.getByRole('heading', { name: 'Karvon API', level: 1 })).toBeVisible();
  await page.goto(`${api}/reference/#tag/air-orders/POST/v1/air/orders`);
  const operation = { name: 'Check the price, hold the seats and create an order', level: 3 };
  await expect(page.getByRole('heading', operation)).toBeVisible();
  await page.waitForLoadState('networkidle');

  expect(foreign).toEqual([]);
  expect(complaints).toEqual([]);
});
