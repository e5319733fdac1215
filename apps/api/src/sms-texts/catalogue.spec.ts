import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isUnicode } from '@karvon/messages';
import { smsCatalogue } from './catalogue';

const site = 'https://karvon.example';

test.each(['ru', 'uz'] as const)(
  'each text message in %s has a template and an example',
  (lang) => {
    const catalogue = smsCatalogue(lang, 'Karvon', site);
    expect(new Set(catalogue.map(({ event }) => event)).size).toBe(catalogue.length);
    for (const { event, example, parts, template } of catalogue) {
      expect([event, template]).toEqual([event, expect.stringMatching(/^Karvon: /)]);
      expect([event, example]).toEqual([event, expect.not.stringMatching(/[{}]/)]);
      // An SMS about an order has its address, and may cost a second part for it.
      const ofOrder = /^(?:air|hotel): /.test(event);
      expect([event, template]).toEqual([
        event,
        ofOrder
          ? expect.stringMatching(/[.:] \{address\}$/)
          : expect.not.stringContaining('{address}'),
      ]);
      expect([event, parts <= (ofOrder ? 2 : 1)]).toEqual([event, true]);
      expect([event, isUnicode(example)]).toEqual([event, lang === 'ru']);
    }
  },
);

test('both languages have the same messages', () => {
  const eventsIn = (lang: 'ru' | 'uz') =>
    smsCatalogue(lang, 'Karvon', site).map(({ event }) => event);
  expect(eventsIn('ru')).toEqual(eventsIn('uz'));
});

test('the catalogue has the texts of every module that sends one', () => {
  const root = join(__dirname, '../../../..');
  const senders = ['apps/api/src/modules', 'libs/api']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (path) => `${folder}/${path}`,
      ),
    )
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.spec.ts'))
    .filter((path) =>
      /await (?:messages\.)?sendSms\(tx,/.test(readFileSync(join(root, path), 'utf8')),
    );
  expect(senders.sort()).toEqual([
    'apps/api/src/modules/hotel-orders/book/answer-request.ts',
    'libs/api/accounts/src/send-code.ts',
    'libs/api/order-messages/src/create.ts',
    'libs/api/site/src/support/promise-sms.ts',
  ]);
});
