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

/** After the sign-in the element that had the focus may be gone, such as the button of a gate: the page takes the focus. */
function keepFocusInPage(): void {
  if (document.activeElement === document.body)
    document.querySelector('main')?.focus({ preventScroll: true });
}

/** The sign-in dialogs, and the page that follows them (decision 0012). */
export function OpenDialogs({ request, onLeave }: OpenDialogsProps) {
  const locale = useLocale();
  const { edition } = useSite();
  const { pathname, search } = useLocation();
  const stays = useRouteMiddleware().keepsVisitor || request?.then === 'stay';
  // A reload of this page opens the dialogs again.
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
