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

test('a form of the list is found in other cases and with other endings, but not inside words', () => {
  expect(found('ru', 'Код из СМС')).toEqual(['смс*']);
  expect(found('ru', 'Стыковки по ПИН-коду')).toEqual(['стыковк*', 'ПИН-код*']);
  expect(found('ru', 'Пин-код из SMS')).toEqual([]);
  expect(found('ru', 'Не правильный Логин / Пин.')).toEqual([]);
  expect(found('uz', 'Yukni yuklab oling, qoʻl yuki bilan')).toEqual(['yukni']);
});

test('no text uses a form that docs/words.md rules out', () => {
  expect(findings.filter(({ place }) => !isPending(place)).map(({ told }) => told)).toEqual([]);
});

test('every place that waits for its editor still has a finding', () => {
  const done = pending.filter((pattern) => !findings.some(({ place }) => pattern.test(place)));
  expect(done.map(String)).toEqual([]);
});

test('every allowed text is used', () => {
  expect(allowed.filter((part) => !texts.some(({ text }) => text.includes(part)))).toEqual([]);
});

test.each(['ru', 'uz'] as const)(
  'in %s a company page has one name: in menus, dialogs and on it',
  (language) => {
    const message = new Map(
      texts.filter((text) => text.language === language).map(({ place, text }) => [place, text]),
    );
    const folder = `apps/api/content/${language}/company/`;
    const pages = [...message.keys()].filter((place) => place.startsWith(folder));
    expect(pages).toHaveLength(17);
    for (const page of pages) {
      const id = page.slice(folder.length, -'.md'.length);
      const title = /^title: (.+)$/m.exec(message.get(page) ?? '')?.[1];
      const named = ['storefront.company', 'air-booking.legal', 'hotel-booking.legal']
        .flatMap((prefix) => [`${prefix}.${id}`, `${prefix}-${id}`])
        .filter((key) => message.has(key));
      expect(named.map((key) => `${key}: ${message.get(key)}`)).toEqual(
        named.map((key) => `${key}: ${title}`),
      );
    }
  },
);
