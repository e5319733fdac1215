import { useEffect, useSyncExternalStore } from 'react';
import { useTransport } from '@karvon/api-client';
import { useIntl } from '@karvon/i18n';
import { useSession } from '@karvon/session';
import { Card, Checkbox } from '@karvon/ui-kit';
import type { Product } from '../product';
import { draftsInAccount, followDraft, keepDraftsInAccount } from './account-drafts';
import { draftsOnDevice, keepDraftsOnDevice, watchDrafts } from './draft-store';
import { keepMessages as m } from './keep-draft.messages';

/** Lets the visitor keep typed text longer than the tab: on the device, or in the account when signed in. */
export function KeepDraft({ product }: { product: Product }) {
  const intl = useIntl();
  const transport = useTransport();
  const signedIn = useSession().user !== null;
  useEffect(
    () => (signedIn ? followDraft(transport, product) : undefined),
    [product, signedIn, transport],
  );
  const keep = signedIn
    ? (wanted: boolean) => keepDraftsInAccount(transport, wanted)
    : keepDraftsOnDevice;
  // The server does not know the device's storage, so its page and the browser's first render are the same.
  const stored = useSyncExternalStore(
    watchDrafts,
    signedIn ? draftsInAccount : draftsOnDevice,
    () => signedIn,
  );
  return (
    <Card>
      <Checkbox
        label={intl.formatMessage(signedIn ? m.keepInAccount : m.keep)}
        hint={intl.formatMessage(signedIn ? m.hintInAccount : m.hint)}
        checked={stored}
        onChange={({ target: { checked } }) => keep(checked)}
      />
    </Card>
  );
}
