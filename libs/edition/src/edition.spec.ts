import { offeredLocales, readEdition } from './index';

test('the editions differ in currency, language switch, messengers and citizenship', () => {
  const ru = readEdition('ru');
  const uz = readEdition('uz');
  expect([ru.currency, uz.currency]).toEqual(['RUB', 'UZS']);
  expect([ru.languageSwitch, uz.languageSwitch]).toEqual([false, true]);
  // Messengers that a country has blocked are left out.
  expect([ru, uz].map(({ messengers }) => messengers.map(({ name }) => name))).toEqual([
    ['MAX'],
    ['Telegram'],
  ]);
  expect([ru.defaultCitizenship, uz.defaultCitizenship]).toEqual(['RU', 'UZ']);
});

test('the languages of an edition', () => {
  expect(offeredLocales(readEdition('ru'))).toEqual(['ru']);
  expect(offeredLocales(readEdition('uz'))).toEqual(['ru', 'uz']);
});

test('Uzbekistan is the default', () => expect(readEdition(undefined).id).toBe('uz'));

test('an unknown edition is refused, and the error names it', () => {
  expect(() => readEdition('kz')).toThrow('EDITION is "kz"; it must be one of: ru, uz');
  expect(() => readEdition('toString')).toThrow('EDITION');
});
