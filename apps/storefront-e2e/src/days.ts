import type { Page } from '@playwright/test';
import { expect, type Edition } from './fixtures';
import { startApi, startStorefront, type OwnApi } from './own-servers';
import { ownPort } from './ports';

/** The calendar day in UTC, a number of days after `from`. */
export const dayAhead = (days: number, from = new Date().toISOString()) =>
  new Date(Date.parse(from) + days * 86_400_000).toISOString().slice(0, 10);

/** A shop whose clock the story moves; its guests may open their orders for 30 days. */
export async function openMovableShop(edition: Edition) {
  const port = await ownPort();
  const api = await startApi(edition, undefined, {
    PUBLIC_URL: `http://localhost:${port}`,
    ORDER_TOKEN_HOURS: '720',
  });
  return { api, origin: await startStorefront(edition, api.url, port) };
}

export async function readOrder<Order>(page: Page, path: string): Promise<Order> {
  const response = await page.request.get(`/api/v1/${path}`);
  expect(response.ok(), await response.text()).toBe(true);
  return (await response.json()) as Order;
}

/** Moves the shop's clock to a number of minutes before a moment. */
export async function moveTo(api: OwnApi, serverTime: string, moment: string, minutes: number) {
  await api.advance(
    Math.round((Date.parse(moment) - Date.parse(serverTime)) / 1000) - minutes * 60,
  );
}
