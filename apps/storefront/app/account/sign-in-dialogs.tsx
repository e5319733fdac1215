import type { User } from '@karvon/contract';
import { SignInDialogs } from '@karvon/auth';
import { useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { useLocation } from 'react-router';
import { Answers } from '../data/answers';
import { useSite } from '../layout/use-site';
import { useRouteMiddleware } from '../middleware/use-route-middleware';
import { leaveSignIn, type SignInRequest } from './sign-in-request';

export interface OpenDialogsProps {
  request: SignInRequest | null;
}

/** The dialogs of the feature, and where their visitor goes afterwards (decision 0012). */
export function OpenDialogs({ request }: OpenDialogsProps) {
  const locale = useLocale();
  const { edition } = useSite();
  const { pathname, search } = useLocation();
  const stays = useRouteMiddleware().keepsVisitor || request?.then === 'stay';
  const onSignedIn = ({ langcode }: User) => {
    leaveSignIn();
    // Another document: it may speak another language.
    if (!stays) window.location.assign(paths.home.to(langcode));
  };
  return (
    <Answers>
      <SignInDialogs
        open={request !== null}
        onClose={leaveSignIn}
        edition={edition}
        registerTo={paths.register.to(locale, { back: stays ? `${pathname}${search}` : undefined })}
        onSignedIn={onSignedIn}
      />
    </Answers>
  );
}
