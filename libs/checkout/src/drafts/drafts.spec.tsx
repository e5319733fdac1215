import { forgetPrivate } from '@karvon/session';
import { renderPage } from '@karvon/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { draftsOnDevice, forgetDrafts, KeepDraft, readDraft, writeDraft } from '../index';

beforeEach(() => {
  forgetPrivate();
  jest.useRealTimers();
});
const draft = { surname: 'KARIMOV', consents: { offer: true } };
/** A phone ends a tab; what was in it is gone. */
const killTab = () => window.sessionStorage.clear();
const onDevice = () => JSON.stringify({ ...window.localStorage });

test('a draft ends with its tab unless the visitor chose otherwise', () => {
  writeDraft('draft.air', draft);
  expect(readDraft('draft.air')).toEqual(draft);
  expect(window.localStorage).toHaveLength(0);
  killTab();
  expect(readDraft('draft.air')).toBeNull();
});

test('chosen, it outlives the tab for a day, without the consents', async () => {
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

test('what is typed after the choice is kept too; taken back, nothing is left on the device', async () => {
  const { user } = renderPage(<KeepDraft product="hotel" />);
  const choice = await screen.findByRole('checkbox');
  await user.click(choice);
  writeDraft('draft.hotel', draft);
  expect(onDevice()).toContain('KARIMOV');
  await user.click(choice);
  expect(window.localStorage).toHaveLength(0);
  expect(readDraft('draft.hotel')).toEqual(draft);
});

test('an order takes its own drafts out of the tab and all off the device, with the choice', async () => {
  const { user } = renderPage(<KeepDraft product="hotel" />);
  await user.click(await screen.findByRole('checkbox'));
  for (const name of ['draft.air', 'draft.air.offer', 'draft.hotel']) writeDraft(name, draft);
  forgetDrafts('draft.air');
  expect(readDraft('draft.air.offer')).toBeNull();
  expect(readDraft('draft.hotel')).toEqual(draft);
  expect(window.localStorage).toHaveLength(0);
  expect(draftsOnDevice()).toBe(false);
});

test('signing out takes all', async () => {
  const { user } = renderPage(<KeepDraft product="hotel" />);
  await user.click(await screen.findByRole('checkbox'));
  writeDraft('draft.hotel', draft);
  forgetPrivate();
  expect(onDevice()).not.toContain('KARIMOV');
  expect(readDraft('draft.hotel')).toBeNull();
});

test('what cannot be read is no draft', () => {
  window.sessionStorage.setItem('karvon.private.draft.air', '{broken');
  expect(readDraft('draft.air')).toBeNull();
});
