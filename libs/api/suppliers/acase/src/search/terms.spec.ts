import { bedsOf } from './terms';

test.each([
  ['Двухместный стандарт (одна двуспальная кровать)', 'double'],
  ['Семейный номер (двуспальная и две односпальные кровати)', 'double'],
  ['Standard Double', 'double'],
  ['Deluxe DBL, sea view', 'double'],
  ['Стандартный с раздельными кроватями', 'separate'],
  ['Трёхместный (три односпальные кровати)', 'separate'],
  ['Superior TWIN', 'separate'],
  ['Стандарт 2-местный (2 кровати)', 'separate'],
  ['Студио двухместный (две кровати)', 'separate'],
  ['Люкс (две кровати двуспальные)', 'double'],
  ['Одноместный (одна односпальная кровать)', undefined],
  ['Апартаменты «Кингисепп»', undefined],
  ['Место в общем номере (место на двухъярусной кровати)', undefined],
])('the beds of «%s»: %s', (name, beds) => expect(bedsOf(name)).toBe(beds));
