import { categoriesAgain, categoriesOf } from './category-of';

const adult = { category: 'adult' as const, name: 'AZIZA', surname: 'KARIMOVA' };
const child = { category: 'child' as const, name: 'TIMUR', surname: 'KARIMOV' };

test('a child is a child, an infant an infant, a woman no gentleman', () => {
  const guests = [adult, { ...adult, sex: 'female' as const }, child, child];
  expect(categoriesOf(guests, [5, 1])).toEqual([1, 2, 3, 4]);
  expect(categoriesOf(guests, [1, 5])).toEqual([1, 2, 4, 3]);
  expect(categoriesOf([{ ...adult, sex: 'male' as const }], [])).toEqual([1]);
});

test('where not all children are named, none is taken for an infant', () => {
  expect(categoriesOf([adult, child], [5, 1])).toEqual([1, 3]);
});

test('who is booked keeps the category; an adult with another name has the default', () => {
  const person = (FirstName: string, code: string) => ({
    '@LastName': 'KARIMOVA',
    '@FirstName': FirstName,
    Category: { '@Code': code },
  });
  const booked = [person('Aziza', '2'), person('DILNOZA', '2'), person('OTABEK', '4')];
  expect(categoriesAgain([adult, adult, child], booked)).toEqual(['2', 1, '4']);
  expect(categoriesAgain([adult, child], [])).toEqual([1, 3]);
});
