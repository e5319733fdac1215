import { orderNumberSchema } from '@karvon/contract';
import { createOrderNumber, readBookingNumber } from './order-number';

test('a number has the contract form and uses all forty random bits', () => {
  expect(createOrderNumber(() => Buffer.from('0000000000', 'hex'))).toBe('00000000');
  expect(createOrderNumber(() => Buffer.from('ffffffffff', 'hex'))).toBe('ZZZZZZZZ');
  expect(createOrderNumber(() => Buffer.from('0000000021', 'hex'))).toBe('00000011');
  const numbers = Array.from({ length: 5_000 }, () => createOrderNumber());
  expect(numbers.every((number) => orderNumberSchema.safeParse(number).success)).toBe(true);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('a typed number is read without regard to spaces, dashes, case and look-alike letters', () => {
  expect(readBookingNumber(' 7k3m-qw 0l ')).toEqual({ pnr: '7K3MQW0L', number: '7K3MQW01' });
  expect(readBookingNumber('o1il').number).toBe('0111');
});

test('signs around a number and letters of a Russian keyboard that look like it do not matter', () => {
  expect(readBookingNumber('№ Е408\u200bН4АТ.')).toEqual({ pnr: 'E408H4AT', number: 'E408H4AT' });
  expect(readBookingNumber('«авсекмнорстху»').pnr).toBe('ABCEKMHOPCTXY');
});
