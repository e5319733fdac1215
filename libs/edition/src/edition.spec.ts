import { offeredLocales, readEdition } from './index';

test('the editions differ where they must', () => {
  const ru = readEdition('ru');
  const uz = readEdition('uz');
  expect([ru.currency, uz.currency]).toEqual(['RUB', 'UZS']);
  expect([ru.languageSwitch, uz.languageSwitch]).toEqual([false, true]);
  // What a country has blocked leads nowhere.
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

test('an unknown edition is refused by name', () => {
  expect(() => readEdition('kz')).toThrow('EDITION is "kz"; it must be one of: ru, uz');
  expect(() => readEdition('toString')).toThrow('EDITION');
});
