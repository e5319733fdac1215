import { expectNone } from './expect-none';
import { visitorTexts } from './visitor-texts';
import { allowed, forbidden, type Language } from './word-list';

/** Places whose texts have not been edited yet: delete a line with its last finding. */
const pending: readonly RegExp[] = [/^libs\/sandbox-world\//];

const texts = visitorTexts();

const found = (language: Language, text: string): string[] => {
  const searched = allowed.reduce((left, part) => left.replaceAll(part, ''), text);
  return forbidden[language]
    .filter(({ pattern }) => pattern.test(searched))
    .map(({ form }) => form);
};

const findings = texts.flatMap(({ language, place, text }) =>
  found(language, text).map((form) => ({
    place,
    told: `${place}: “${form}” in “${text.length > 200 ? 'its text' : text}”`,
  })),
);
const isPending = (place: string) => pending.some((pattern) => pattern.test(place));

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
    findings.filter(({ place }) => !isPending(place)).map(({ told }) => told),
    'Use the word that docs/words.md gives.',
  ));

test('every place that waits for its editor still has a finding', () =>
  expectNone(
    pending.filter((pattern) => !findings.some(({ place }) => pattern.test(place))).map(String),
    'Delete the line of the place: its texts have been edited.',
  ));

test('every allowed text is used', () =>
  expectNone(
    allowed.filter((part) => !texts.some(({ text }) => text.includes(part))),
    'Delete the text from docs/words.md.',
  ));

test.each(['ru', 'uz'] as const)(
  'in %s a company page has one name: in menus, dialogs and on it',
  (language) => {
    const message = new Map(
      texts.filter((text) => text.language === language).map(({ place, text }) => [place, text]),
    );
    const folder = `apps/api/content/${language}/company/`;
    const pages = [...message.keys()].filter((place) => place.startsWith(folder));
    const wrong = pages.flatMap((page) => {
      const id = page.slice(folder.length, -'.md'.length);
      const title = /^title: (.+)$/m.exec(message.get(page) ?? '')?.[1];
      return ['storefront.company', 'air-booking.legal', 'hotel-booking.legal']
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
