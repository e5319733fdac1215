import { sameName } from './same-name';

test.each([
  ['Аквариум Отель', 'отель «Аквариум»', true],
  ['Гостиница на\u00a0Невском', 'На Невском', true],
  ['Гостиница на Невском', 'Гостиница на Литейном', false],
])('«%s» and «%s»', (one, other, same) => expect(sameName(one, other)).toBe(same));
