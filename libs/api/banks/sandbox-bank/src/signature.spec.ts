import { isSignatureRight, signCallback } from './signature';

const body = Buffer.from('{"eventId":"1"}');
const right = signCallback('secret', body);

test('only the signature of this body with this secret is accepted', () => {
  expect(isSignatureRight('secret', body, right)).toBe(true);
  expect(isSignatureRight('other', body, right)).toBe(false);
  expect(isSignatureRight('secret', Buffer.from('{"eventId":"2"}'), right)).toBe(false);
  expect(isSignatureRight('secret', Buffer.from('{ "eventId":"1"}'), right)).toBe(false);
});

test.each([undefined, '', right.slice(1), `${right}0`, [right], right.toUpperCase()])(
  '%p is refused',
  (signature) => {
    expect(isSignatureRight('secret', body, signature)).toBe(false);
  },
);
