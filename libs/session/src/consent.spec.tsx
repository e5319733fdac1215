import { act, render, screen } from '@testing-library/react';
import * as React from 'react';
import { renderToString } from 'react-dom/server';
import type * as Session from './index';
import type { Consent } from './index';

/** A choice is module state, so each test loads its own copy. */
let session: typeof Session;

beforeEach(async () => {
  jest.resetModules();
  jest.doMock('react', () => React);
  document.cookie = 'karvon_consent=; Max-Age=0';
  session = await import('./index');
});

test.each<[string | null, Consent | null]>([
  ['karvon_consent=all', 'all'],
  ['x=1; karvon_consent=necessary', 'necessary'],
  ['karvon_consent=everything', null],
  ['', null],
  [null, null],
])('%s means %s', (cookies, consent) => expect(session.readConsent(cookies)).toBe(consent));

test('a choice is stored with its time', () => {
  const value = session.consentValue('necessary', new Date('2026-11-21T07:00:00.123Z'));
  expect(value).toBe('necessary.2026-11-21T07:00:00Z');
  expect(session.readConsent(`karvon_consent=${value}`)).toBe('necessary');
  expect(session.consentTime(`karvon_consent=${value}`)).toBe('2026-11-21T07:00:00Z');
  expect(session.consentTime('karvon_consent=all')).toBeNull();
  expect(session.readConsent('karvon_consent=all.yesterday')).toBeNull();
});

test('nothing begins before consent, then once', () => {
  const measure = jest.fn();
  session.whenConsented(measure);
  expect(measure).not.toHaveBeenCalled();
  session.giveConsent('necessary');
  expect(measure).not.toHaveBeenCalled();
  session.giveConsent('all');
  session.giveConsent('all');
  expect(measure).toHaveBeenCalledTimes(1);
});

test('an earlier consent starts the callback at once', () => {
  document.cookie = 'karvon_consent=all';
  const measure = jest.fn();
  session.whenConsented(measure);
  expect(measure).toHaveBeenCalledTimes(1);
});

test('a callback that stopped waiting is not called', () => {
  const measure = jest.fn();
  session.whenConsented(measure)();
  session.giveConsent('all');
  expect(measure).not.toHaveBeenCalled();
});

test('a page begins with the server’s value and follows the choice', () => {
  const Panel = ({ known }: { known: Consent | null }) => (
    <p>{session.useConsent(known) ?? 'asks'}</p>
  );
  expect(renderToString(<Panel known="all" />)).toContain('all');
  expect(renderToString(<Panel known={null} />)).toContain('asks');
  render(<Panel known={null} />);
  expect(screen.getByText('asks')).toBeVisible();
  act(() => session.giveConsent('necessary'));
  expect(screen.getByText('necessary')).toBeVisible();
});
