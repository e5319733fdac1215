import { bindHyphens, bindWords } from './index';

test.each([
  [
    'Из {city} в Москву и на Урал, если бы не снег',
    'Из_{city} в_Москву и_на_Урал, если_бы не_снег',
  ],
  ['Кто-то не к обеду. О нас: как же, так ли?', 'Кто-то не_к_обеду. О_нас: как_же, так_ли?'],
  ['Ответим за 30 минут, 2026 г.', 'Ответим за_30_минут, 2026_г.'],
  ['Расчёты идут в ', 'Расчёты идут в_'],
  ['Багаж до 23 кг, номер от 18 м²', 'Багаж до_23_кг, номер от_18_м²'],
  ['{from} — {to}: tez — ', '{from}_— {to}: tez_— '],
  ['1 joy × 23 kg', '1_joy_×_23_kg'],
  ['Yuk 23 kg gacha, # ta bilet', 'Yuk 23_kg_gacha, #_ta bilet'],
  ['Har kuni {from} dan {to} gacha, 15:00 da', 'Har kuni {from}_dan {to}_gacha, 15:00_da'],
])('«%s» does not break at «_» in «%s»', (text, bound) => {
  expect(bindWords(text).replaceAll('\u00a0', '_')).toBe(bound);
});

test.each([
  ['Пин-код и E-mail: что-то из-за Wi-Fi', 'Пин-_код и E-_mail: что-_то из-_за Wi-_Fi'],
  ['PIN-kodni, {number}-parvoz, 5-yanvar', 'PIN-_kodni, {number}-_parvoz, 5-_yanvar'],
  ['Санкт-Петербург, +998 71 205-01-42', 'Санкт-Петербург, +998 71 205-01-42'],
])('«%s» does not break after a hyphen at «_» in «%s»', (text, bound) => {
  expect(bindHyphens(text).replaceAll('\u2060', '_')).toBe(bound);
});
