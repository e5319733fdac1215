import { forgetPrivate, writePrivate } from './private-store';
import { readTabForm, writeTabForm } from './tab-form';

afterEach(() => {
  jest.useRealTimers();
  forgetPrivate();
});

test('a form of the tab can be read for half an hour', () => {
  jest.useFakeTimers();
  writeTabForm('register', { name: 'Дилноза' });
  expect(localStorage).toHaveLength(0);
  jest.setSystemTime(Date.now() + 29 * 60_000);
  expect(readTabForm('register')).toEqual({ name: 'Дилноза' });
  jest.setSystemTime(Date.now() + 60_000);
  expect(readTabForm('register')).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

test('a removed or unreadable form is null', () => {
  writeTabForm('register', { name: 'Дилноза' });
  writeTabForm('register', null);
  expect(readTabForm('register')).toBeNull();
  writePrivate('register', '{"at":', 'tab');
  expect(readTabForm('register')).toBeNull();
});
