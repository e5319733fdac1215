import { RegisterPage } from '@karvon/auth';
import type { User } from '@karvon/contract';
import { useIntl } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { useNavigate, useSearchParams } from 'react-router';
import { ownPath } from '../document/own-path';
import { askToSignIn } from '../account/sign-in-request';
import { Responses } from '../data/responses';
import { PageHead } from '../document/head/page-head';
import { registerTitles } from '../titles/register.messages';
import { PageFrame } from '../layout/shell/page-frame';
import { useSite } from '../data/use-site';
import type { RouteHandle } from '../middleware/route-middleware';
import { serverMiddleware } from '../middleware/server-middleware.server';

export const handle = { middleware: ['personal'] } satisfies RouteHandle;
export const middleware = serverMiddleware(handle);

const signIn = () => askToSignIn({ then: 'home' });

/**
 * After registration the visitor returns to the page they came from, if that page can be returned to; otherwise to the home page.
 */
export default function Register() {
  const intl = useIntl();
  const navigate = useNavigate();
  const { edition } = useSite();
  const [params] = useSearchParams();
  const back = ownPath(params.get('back'));
  const onRegistered = ({ langcode }: User) => {
    if (back) void navigate(back, { replace: true });
    else window.location.assign(paths.home.to(langcode));
  };
  return (
    <Responses>
      <PageHead title={intl.formatMessage(registerTitles.register)} indexable={false} />
      <PageFrame>
        <RegisterPage edition={edition} onSignIn={signIn} onRegistered={onRegistered} />
      </PageFrame>
    </Responses>
  );
}
