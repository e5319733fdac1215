import { chromium, type Browser } from 'playwright';
import { findChromium } from '../../scripts/src/machine/find-chromium';

/** The browser of the e2e stories. */
export async function launchBrowser(...args: readonly string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: await findChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--font-render-hinting=none',
      '--disable-quic',
      '--disable-background-networking',
      ...args,
    ],
  });
}
