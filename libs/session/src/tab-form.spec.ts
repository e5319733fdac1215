import { forgetPrivate, writePrivate } from './private-store';
import { readTabForm, writeTabForm } from './tab-form';

afterEach(() => {
  jest.useRealTimers();
  forgetPrivate();
});

test('a form of the tab is read again within half an hour, and is gone after it', () => {
  jest.useFakeTimers();
  writeTabForm('register', { name: 'Дилноза' });
  expect(localStorage).toHaveLength(0);
  jest.setSystemTime(Date.now() + 29 * 60_000);
  expect(readTabForm('register')).toEqual({ name: 'Дилноза' });
  jest.setSystemTime(Date.now() + 60_000);
  expect(readTabForm('register')).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

test('a form that was removed or cannot be read is none', () => {
  writeTabForm('register', { name: 'Дилноза' });
  writeTabForm('register', null);
  expect(readTabForm('register')).toBeNull();
  writePrivate('register', '{"at":', 'tab');
  expect(readTabForm('register')).toBeNull();
});
