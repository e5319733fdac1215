import { forgetPrivate } from '@karvon/session';
import { renderPage } from '@karvon/testing';
import { act, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { draftsOnDevice, forgetDrafts, KeepDraft, readDraft, writeDraft } from '../index';

beforeEach(() => {
  forgetPrivate();
  jest.useRealTimers();
});
const draft = { surname: 'KARIMOV', consents: { offer: true } };
/** Simulates a phone that ends the tab: its storage is lost. */
const killTab = () => window.sessionStorage.clear();
const onDevice = () => JSON.stringify({ ...window.localStorage });

test('a draft ends with its tab unless the visitor chose to keep it', () => {
  writeDraft('draft.air', draft);
  expect(readDraft('draft.air')).toEqual(draft);
  expect(window.localStorage).toHaveLength(0);
  killTab();
  expect(readDraft('draft.air')).toBeNull();
});

test('a draft kept by choice survives its tab for a day, without the consents', async () => {
  writeDraft('draft.air', draft);
  const { user, container } = renderPage(<KeepDraft product="hotel" />);
  const choice = await screen.findByRole('checkbox', { name: /одни сутки/ });
  expect(choice).not.toBeChecked();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(choice);
  killTab();
  expect(readDraft('draft.air')).toEqual({ surname: 'KARIMOV' });
  killTab();
  jest.useFakeTimers({ now: Date.now() + 25 * 60 * 60_000 });
  expect(readDraft('draft.air')).toBeNull();
  expect(onDevice()).not.toContain('KARIMOV');
});

test('text typed after the choice is kept too; withdrawing it clears the device', async () => {
  const { user } = renderPage(<KeepDraft product="hotel" />);
  const choice = await screen.findByRole('checkbox');
  await user.click(choice);
  writeDraft('draft.hotel', draft);
  expect(onDevice()).toContain('KARIMOV');
  await user.click(choice);
  expect(window.localStorage).toHaveLength(0);
  expect(readDraft('draft.hotel')).toEqual(draft);
});

test('an order removes its drafts from the tab, and all drafts and the choice from the device', async () => {
  const { user } = renderPage(<KeepDraft product="hotel" />);
  await user.click(await screen.findByRole('checkbox'));
  for (const name of ['draft.air', 'draft.air.offer', 'draft.hotel']) writeDraft(name, draft);
  act(() => forgetDrafts('draft.air'));
  expect(readDraft('draft.air.offer')).toBeNull();
  expect(readDraft('draft.hotel')).toEqual(draft);
  expect(window.localStorage).toHaveLength(0);
  expect(draftsOnDevice()).toBe(false);
});

test('signing out removes all drafts', async () => {
  const { user } = renderPage(<KeepDraft product="hotel" />);
  await user.click(await screen.findByRole('checkbox'));
  writeDraft('draft.hotel', draft);
  forgetPrivate();
  expect(onDevice()).not.toContain('KARIMOV');
  expect(readDraft('draft.hotel')).toBeNull();
});

test('a draft that cannot be read is ignored', () => {
  window.sessionStorage.setItem('karvon.private.draft.air', '{broken');
  expect(readDraft('draft.air')).toBeNull();
});
