import type { Browser, CDPSession, Page } from 'playwright';

/** Lighthouse's slow 4G, and a phone four times slower than this machine. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const slowdown = 4;

export interface SlowPage {
  page: Page;
  devtools: CDPSession;
  close: () => Promise<void>;
}

/** An empty page of a new visitor with a slow phone and a slow network. */
export async function slowPage(browser: Browser): Promise<SlowPage> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    isMobile: true,
    ignoreHTTPSErrors: true,
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slow4g);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, devtools, close: () => context.close() };
}
