import { bedsOf } from './terms';

test.each([
  ['Двухместный стандарт (одна двуспальная кровать)', 'double'],
  ['Семейный номер (двуспальная и две односпальные кровати)', 'double'],
  ['Standard Double', 'double'],
  ['Deluxe DBL, sea view', 'double'],
  ['Стандартный с раздельными кроватями', 'separate'],
  ['Трёхместный (три односпальные кровати)', 'separate'],
  ['Superior TWIN', 'separate'],
  ['Одноместный (одна односпальная кровать)', undefined],
  ['Апартаменты «Кингисепп»', undefined],
  ['Место в общем номере (место на двухъярусной кровати)', undefined],
])('the beds of «%s»: %s', (name, beds) => expect(bedsOf(name)).toBe(beds));
