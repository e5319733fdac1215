import { useCallback, useEffect } from 'react';
import type { User } from '@karvon/contract';
import { SignInDialogs } from '@karvon/auth';
import { useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { useSession } from '@karvon/session';
import { useLocation } from 'react-router';
import { Responses } from '../data/responses';
import { useSite } from '../data/use-site';
import { useRouteMiddleware } from '../middleware/use-route-middleware';
import { storeSignIn, type SignInRequest } from './stored-sign-in';

export interface OpenDialogsProps {
  request: SignInRequest | null;
  onLeave: () => void;
}

/** What opened the dialogs is gone once the visitor is signed in, as a page that stood behind a gate, or it was the page itself. */
function keepFocusInPage(): void {
  if (document.activeElement === document.body)
    document.querySelector('main')?.focus({ preventScroll: true });
}

/** The dialogs of the feature, and where their visitor goes afterwards (decision 0012). */
export function OpenDialogs({ request, onLeave }: OpenDialogsProps) {
  const locale = useLocale();
  const { edition } = useSite();
  const { pathname, search } = useLocation();
  const stays = useRouteMiddleware().keepsVisitor || request?.then === 'stay';
  // The present page is opened again after a reload, and with it the dialogs.
  const onBegun = useCallback(
    (begun: boolean) => storeSignIn(begun && request ? { ...request, page: pathname } : null),
    [request, pathname],
  );
  const onSignedIn = ({ langcode }: User) => {
    onLeave();
    // A new document, because the account may have another language.
    if (!stays) window.location.assign(paths.home.to(langcode));
  };
  const { user } = useSession();
  useEffect(() => {
    if (!request) keepFocusInPage();
  }, [request, user]);
  return (
    <Responses>
      <SignInDialogs
        open={request !== null}
        onClose={onLeave}
        edition={edition}
        registerTo={paths.register.to(locale, { back: stays ? `${pathname}${search}` : undefined })}
        onBegun={onBegun}
        onSignedIn={onSignedIn}
      />
    </Responses>
  );
}
