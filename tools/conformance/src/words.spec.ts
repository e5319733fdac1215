import { expectNone } from './expect-none';
import { visitorTexts } from './texts/visitor-texts';
import { allowed, forbidden, statuses, type Language } from './texts/word-list';

const texts = visitorTexts();

const found = (language: Language, text: string): string[] => {
  const searched = allowed.reduce((left, part) => left.replaceAll(part, ''), text);
  return forbidden[language]
    .filter(({ pattern }) => pattern.test(searched))
    .map(({ form }) => form);
};

const samples: readonly [Language, string, readonly string[]][] = [
  ['ru', 'Код из СМС', ['смс*']],
  ['ru', 'Стыковки по ПИН-коду', ['стыковк*', 'ПИН-код*']],
  ['ru', 'Пин-код из SMS', []],
  ['ru', 'Не правильный Логин / Пин.', []],
  ['uz', 'Yukni yuklab oling, qoʻl yuki bilan', ['yukni']],
];

test('a form of the list is found in other cases and with other endings, but not inside words', () =>
  expectNone(
    samples
      .filter(([language, text, forms]) => found(language, text).join() !== forms.join())
      .map(([language, text]) => `${text}: found ${found(language, text).join(', ') || 'nothing'}`),
    'Mend the pattern in word-list.ts, or what docs/words.md lists.',
  ));

test('no text uses a form that docs/words.md rules out', () =>
  expectNone(
    texts.flatMap(({ language, place, text }) =>
      found(language, text).map(
        (form) => `${place}: “${form}” in “${text.length > 200 ? 'its text' : text}”`,
      ),
    ),
    'Use the word that docs/words.md gives.',
  ));

test('every exception for a text is used', () =>
  expectNone(
    allowed.filter((part) => !texts.some(({ text }) => text.includes(part))),
    'Delete the text from docs/words.md.',
  ));

test.each(['ru', 'uz'] as const)(
  'in %s a company page has one name: in menus, in dialogs and on the page',
  (language) => {
    const message = new Map(
      texts.filter((text) => text.language === language).map(({ place, text }) => [place, text]),
    );
    const folder = `apps/api/content/${language}/company/`;
    const pages = [...message.keys()].filter((place) => place.startsWith(folder));
    const wrong = pages.flatMap((page) => {
      const id = page.slice(folder.length, -'.md'.length);
      const title = /^title: (.+)$/m.exec(message.get(page) ?? '')?.[1];
      return ['storefront.company', 'checkout.legal']
        .flatMap((prefix) => [`${prefix}.${id}`, `${prefix}-${id}`])
        .filter((key) => message.has(key) && message.get(key) !== title)
        .map((key) => `${key}: “${message.get(key)}”, but the page says “${title}”`);
    });
    expectNone(
      pages.length === 17 ? wrong : [`${folder} has ${pages.length} pages, not 17`, ...wrong],
      'Give the page and everything that leads to it the same name.',
    );
  },
);

/** The Russian and the Uzbek text of each message. */
const messages = new Map<string, Partial<Record<Language, string>>>();
for (const { language, place, text } of texts.filter(({ place }) => !place.includes('/')))
  messages.set(place, { ...messages.get(place), [language]: text });
const all = [...messages.entries()];

test('every status and result of docs/words.md is a message with both its texts', () =>
  expectNone(
    statuses
      .filter((status) => !all.some(([, text]) => text.ru === status.ru && text.uz === status.uz))
      .map(({ what, ru, uz }) => `${what}: ${ru} | ${uz}`),
    'Change the message or the list, so that both say the same.',
  ));

test('the same Russian text has one Uzbek text', () => {
  const first = new Map<string, [id: string, uz: string]>();
  const differing = all.flatMap(([id, { ru = '', uz = '' }]) => {
    const known = first.get(ru);
    if (!known) first.set(ru, [id, uz]);
    return known && known[1] !== uz ? [`${id}: ${uz} | ${known[0]}: ${known[1]}`] : [];
  });
  expectNone(differing, 'Choose one of the two, in libs/i18n/catalogues/uz.');
});
