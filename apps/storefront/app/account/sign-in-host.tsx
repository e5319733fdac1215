import { useEffect, useState, type ComponentType } from 'react';
import { useIntl } from '@karvon/i18n';
import { readUser } from '@karvon/session';
import { useToast } from '@karvon/ui-kit';
import { accountMessages as m } from './account.messages';
import type { OpenDialogsProps } from './sign-in-dialogs';
import { leaveSignIn, loadSignIn, resumeSignIn, useSignInRequest } from './sign-in-request';

/** The browser may restore a page from its memory after the visitor has signed out: such a page must not show their data. */
function reloadForAnother() {
  const owner = readUser(document.cookie)?.id;
  const check = ({ persisted }: PageTransitionEvent) => {
    if (persisted && readUser(document.cookie)?.id !== owner) window.location.reload();
  };
  window.addEventListener('pageshow', check);
  return () => window.removeEventListener('pageshow', check);
}

/** Renders the sign-in dialog for every part of the page that requests it. */
export function SignInHost() {
  const intl = useIntl();
  const toast = useToast();
  const request = useSignInRequest();
  const [loaded, setLoaded] = useState<{ Dialogs: ComponentType<OpenDialogsProps> }>();
  useEffect(reloadForAnother, []);
  useEffect(resumeSignIn, []);
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
