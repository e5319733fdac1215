import { useEffect, useState, type ComponentType } from 'react';
import { useIntl } from '@karvon/i18n';
import { readUser } from '@karvon/session';
import { useToast } from '@karvon/ui-kit';
import { accountMessages as m } from '../layout/header/account.messages';
import type { OpenDialogsProps } from './sign-in-dialogs';
import { leaveSignIn, loadSignIn, useSignInRequest } from './sign-in-request';

/** A page that comes back from the browser's memory shows nothing of a visitor who has left meanwhile. */
function reloadForAnother() {
  const owner = readUser(document.cookie)?.id;
  const check = ({ persisted }: PageTransitionEvent) => {
    if (persisted && readUser(document.cookie)?.id !== owner) window.location.reload();
  };
  window.addEventListener('pageshow', check);
  return () => window.removeEventListener('pageshow', check);
}

/** Where the sign-in dialog opens, whoever asked for it. */
export function SignInHost() {
  const intl = useIntl();
  const toast = useToast();
  const request = useSignInRequest();
  const [loaded, setLoaded] = useState<{ Dialogs: ComponentType<OpenDialogsProps> }>();
  useEffect(reloadForAnother, []);
  const wanted = request !== null && !loaded;
  useEffect(() => {
    if (!wanted) return;
    loadSignIn().then(
      ({ OpenDialogs }) => setLoaded({ Dialogs: OpenDialogs }),
      () => {
        leaveSignIn();
        toast({ tone: 'error', text: intl.formatMessage(m.signInFailed) });
      },
    );
  }, [wanted, toast, intl]);
  return loaded ? <loaded.Dialogs request={request} onLeave={leaveSignIn} /> : null;
}
