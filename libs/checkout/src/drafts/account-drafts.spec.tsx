import { deleteDraft, getDraft, saveDraft } from '@karvon/contract';
import { forgetPrivate, SessionProvider, userCookie } from '@karvon/session';
import { buildUser, renderPage, respond, setupApi } from '@karvon/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { KeepDraft, writeDraft } from '../index';

const calls: string[] = [];
let saving = Promise.resolve();
setupApi(
  respond(getDraft, { draft: null }),
  respond(saveDraft, async ({ body }) => {
    calls.push(`save ${body.content}`);
    await saving;
    return { until: '2026-12-01T00:00:00.000Z' };
  }),
  respond(deleteDraft, ({ params }) => {
    calls.push(`delete ${params.product}`);
    return { ok: true as const };
  }),
);
const member = buildUser();
const draft = { surname: 'KARIMOV' };
const saved = 'save {"draft.air":{"surname":"KARIMOV"}}';

beforeEach(() => {
  calls.length = 0;
  saving = Promise.resolve();
});
afterEach(() => {
  cleanup();
  forgetPrivate();
});

function be(user: typeof member | null) {
  const { name, value } = userCookie(user);
  document.cookie = `${name}=${value}`;
}

function openAs(user: typeof member | null) {
  be(user);
  return renderPage(
    <SessionProvider user={user}>
      <KeepDraft product="air" />
    </SessionProvider>,
  );
}
const inAccount = () => screen.findByRole('checkbox', { name: /в моём аккаунте/ });
const onDevice = () => screen.findByRole('checkbox', { name: /на этом устройстве/ });

/** From now on a phone may end the tab. */
function hideTab() {
  const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  hidden.mockRestore();
}

test('a visitor who signs in over the form sees the choice of the account, not that of the device', async () => {
  const { user } = openAs(null);
  await user.click(await onDevice());
  await user.click(await onDevice());
  be(member);
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(await inAccount()).toBeChecked();
});

test('withdrawing the choice and making it again saves the current form in the account', async () => {
  const { user } = openAs(member);
  await inAccount();
  writeDraft('draft.air', draft);
  hideTab();
  await waitFor(() => expect(calls).toEqual([saved]));
  await user.click(await inAccount());
  await waitFor(() => expect(calls).toContain('delete hotel'));
  calls.length = 0;
  await user.click(await inAccount());
  hideTab();
  await waitFor(() => expect(calls).toContain(saved));
});

test('a refusal also deletes a draft whose save is still running', async () => {
  let arrive = (): void => undefined;
  saving = new Promise<void>((resolve) => (arrive = resolve));
  const { user } = openAs(member);
  await inAccount();
  writeDraft('draft.air', draft);
  hideTab();
  await waitFor(() => expect(calls).toEqual([saved]));
  await user.click(await inAccount());
  await waitFor(() => expect(calls).toHaveLength(3));
  arrive();
  await waitFor(() => expect(calls.slice(3)).toEqual(['delete air']));
});
