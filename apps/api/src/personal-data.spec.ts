import { createPersonalData } from './personal-data';

const data = createPersonalData('data key of the server');

test('what is sealed comes back and cannot be read, moved, altered or opened with another key', () => {
  const sealed = data.seal({ document: 'AA1234567' }, 'order/1');
  expect(data.open(sealed, 'order/1')).toEqual({ document: 'AA1234567' });
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('AA1234567');
  expect(() => data.open(sealed, 'order/2')).toThrow();
  expect(() => data.open(sealed.slice(0, -4) + 'AAAA', 'order/1')).toThrow();
  expect(() => createPersonalData('another key').open(sealed, 'order/1')).toThrow();
});

test('the same value seals differently every time', () => {
  expect(data.seal('x', 'order/1')).not.toBe(data.seal('x', 'order/1'));
});

test('a fingerprint is stable within its context and differs between contexts and keys', () => {
  const print = data.fingerprint('KARIMOVA', 'surname');
  expect(data.fingerprint('KARIMOVA', 'surname')).toBe(print);
  expect(data.fingerprint('KARIMOVA', 'phone')).not.toBe(print);
  expect(createPersonalData('another key').fingerprint('KARIMOVA', 'surname')).not.toBe(print);
});
