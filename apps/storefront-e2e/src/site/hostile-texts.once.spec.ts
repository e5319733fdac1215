import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '@karvon/paths';
import { expect, test } from '../fixtures';

const file = join(
  import.meta.dirname,
  '../../../../libs/api/platform/src/testing/hostile-texts.json',
);
const { around, scripts } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>;
const hostileTexts = around!.flatMap((place) =>
  scripts!.map((script) => place.replaceAll('RUN', () => script)),
);

/** Runs in the page: the elements and scripts into which a text was turned. */
function foundIn(html: string): string[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const marked = (text: string | null) => text?.includes('karvonRan') ?? false;
  return [...page.querySelectorAll('*')].flatMap((element) => {
    const attributes = [...element.attributes].filter(({ name, value }) => {
      const runs = /^on|^srcdoc$/.test(name);
      const leads = /href$|^src$|action$/.test(name) && /^(?:javascript|data):/.test(value);
      return marked(value) && (runs || leads);
    });
    // Scripts may contain the text as data, in quotation marks.
    const script = element.matches('script') && /^[^"]*karvonRan/.test(element.textContent ?? '');
    return attributes.length > 0 || script ? [element.outerHTML.slice(0, 200)] : [];
  });
}

test('A text from an address is never executed, and is shown as it is', async ({
  page,
  edition,
}) => {
  // An empty page lacks our content security policy, which would refuse to parse HTML.
  await page.goto('about:blank');
  for (const text of hostileTexts) {
    const query = new URLSearchParams({ number: text, surname: text, from: text, city: text });
    for (const address of [paths.myOrder.to(edition), paths.airTickets.to(edition)]) {
      const response = await page.request.get(`${address}?${query}`);
      expect(response.status(), text).toBeLessThan(500);
      expect(await page.evaluate(foundIn, await response.text()), text).toEqual([]);
    }
  }
});

test('Nor is it executed after hydration', async ({ page, edition }) => {
  for (const text of around!.map((place) => place.replaceAll('RUN', 'window.karvonRan=1'))) {
    const awake = page.waitForRequest(/\/latest-build\?t=/);
    await page.goto(`${paths.myOrder.to(edition)}?${new URLSearchParams({ number: text })}`);
    await awake;
    expect(await page.evaluate(() => 'karvonRan' in window), text).toBe(false);
  }
});
