import { createPersonalData, fingerprintKeyOf, oneDataKey } from './personal-data';

const only = (key: string) => createPersonalData(oneDataKey(key));
const data = only('data key of the server');

test('a sealed value can be opened, but not read, moved, altered or opened with another key', () => {
  const sealed = data.seal({ document: 'AA1234567' }, 'order/1');
  expect(data.open(sealed, 'order/1')).toEqual({ document: 'AA1234567' });
  expect(Buffer.from(sealed.split('.')[1]!, 'base64url').toString('latin1')).not.toContain(
    'AA1234567',
  );
  expect(() => data.open(sealed, 'order/2')).toThrow();
  expect(() => data.open(sealed.slice(0, -4) + 'AAAA', 'order/1')).toThrow();
  expect(() => only('another key').open(sealed, 'order/1')).toThrow();
});

test('the same value seals differently every time', () => {
  expect(data.seal('x', 'order/1')).not.toBe(data.seal('x', 'order/1'));
});

test('a fingerprint is stable within its context and differs between contexts and keys', () => {
  const print = data.fingerprint('KARIMOVA', 'surname');
  expect(data.fingerprint('KARIMOVA', 'surname')).toBe(print);
  expect(data.fingerprint('KARIMOVA', 'phone')).not.toBe(print);
  expect(only('another key').fingerprint('KARIMOVA', 'surname')).not.toBe(print);
});

describe('replaced keys', () => {
  const [begun, next, last] = ['the first key', 'the second key', 'the third key'];
  const fingerprintKey = fingerprintKeyOf(begun);
  const made = (values: string[]) => createPersonalData({ begun, fingerprintKey, values });
  const before = made([begun]);
  const between = made([begun, next]);
  const after = made([next, begun]);

  test('during the replacement every server opens the values of any other', () => {
    for (const seals of [before, between, after])
      for (const opens of [between, after])
        expect(opens.open(seals.seal('x', 'order/1'), 'order/1')).toBe('x');
  });

  test('a value names its key, and cannot be opened without it', () => {
    const sealed = after.seal('x', 'order/1');
    expect(sealed.split('.')[0]).not.toBe(before.seal('x', 'order/1').split('.')[0]);
    expect(() => made([last]).open(sealed, 'order/1')).toThrow(
      `data key ${sealed.split('.')[0]}, which is not set`,
    );
  });

  test('a value from before keys had names is opened by the first key', () => {
    // As the release before sealed it: 'x' for 'order/1' under `begun`.
    const [, nameless] = before.seal('x', 'order/1').split('.');
    expect(after.open(nameless!, 'order/1')).toBe('x');
  });

  test('fingerprints stay, so that people are found as before', () => {
    expect(after.fingerprint('KARIMOVA', 'surname')).toBe(
      before.fingerprint('KARIMOVA', 'surname'),
    );
  });

  test('files are sealed too; files stored unsealed by an older release can still be read', () => {
    const pdf = Buffer.from('%PDF-1.7 KARIMOVA AZIZA');
    const sealed = before.sealBytes(pdf, 'ticket/1');
    expect(sealed.includes('KARIMOVA')).toBe(false);
    expect(after.openBytes(sealed, 'ticket/1')).toEqual(pdf);
    expect(() => after.openBytes(sealed, 'ticket/2')).toThrow();
    expect(after.openBytes(pdf, 'ticket/1')).toEqual(pdf);
  });
});

test('a list opens the values it can, and reports the others once for each place', () => {
  const places: string[] = [];
  const lenient = createPersonalData(oneDataKey('data key of the server'), (place) =>
    places.push(place),
  );
  expect(lenient.tryOpen(data.seal('x', 'order/1'), 'order/1')).toBe('x');
  for (const sealed of ['unreadable', only('another key').seal('x', 'order/2')])
    for (const place of ['order/2', 'order/3'])
      expect(lenient.tryOpen(sealed, place)).toBeUndefined();
  expect(places).toEqual(['order/2', 'order/3']);
});
