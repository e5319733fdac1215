import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Browser } from 'playwright';

/** The browser of the e2e stories. */
export async function launchBrowser(...args: readonly string[]): Promise<Browser> {
  const scripts = join(import.meta.dirname, '../../scripts/src/machine/find-chromium.ts');
  const { findChromium } = (await import(pathToFileURL(scripts).href)) as {
    findChromium: () => Promise<string>;
  };
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
