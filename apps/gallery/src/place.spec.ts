import { addressOf, placeOf } from './place';

test.each([
  ['/uz/orders/problem', { locale: 'uz', feature: 'orders', state: 'problem' }],
  ['/ru/orders', { locale: 'ru', feature: 'orders', state: undefined }],
  ['/ru', { locale: 'ru', feature: undefined, state: undefined }],
] as const)('%s is a place', (address, place) => {
  expect(placeOf(address)).toEqual(place);
  expect(addressOf(place)).toBe(address);
});

test('an address without a language is in Russian', () => expect(placeOf('/').locale).toBe('ru'));
