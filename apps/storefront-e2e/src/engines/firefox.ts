import { launch } from 'puppeteer-core';
import { collectFaults, type Engine, type WindowSize } from './engine';

/** Starts Firefox, which supports WebDriver BiDi by itself. */
export async function startFirefox(size: WindowSize): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX_PATH!,
    headless: true,
    defaultViewport: size,
    extraPrefsFirefox: { 'intl.accept_languages': 'ru,uz' },
    timeout: 90_000,
  });
  const first = await browser.newPage();
  await first.evaluateOnNewDocument(collectFaults);
  let page = first;
  return {
    open: async (address) => void (await page.goto(address, { waitUntil: 'load' })),
    run: (inPage, ...args) => page.evaluate(inPage as (...given: unknown[]) => never, ...args),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    key: (name) => page.keyboard.press(name),
    enterNewestWindow: async () => {
      page = (await browser.pages()).at(-1)!;
    },
    enterFirstWindow: async () => {
      page = first;
    },
    resize: (next) => page.setViewport(next),
    picture: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}
