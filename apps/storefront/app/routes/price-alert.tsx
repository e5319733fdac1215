import { PriceAlertPage } from '@karvon/air-search';
import {
  confirmPriceAlert,
  getPriceAlertLink,
  isApiProblem,
  stopPriceAlertByLink,
} from '@karvon/api-client';
import { useIntl } from '@karvon/i18n';
import { priceAlertPath } from '@karvon/paths';
import { redirect, useSearchParams } from 'react-router';
import { loadText } from '../data/load-text.server';
import { loaderTools } from '../data/loader-tools.server';
import { PageHead } from '../document/head/page-head';
import type { RouteHandle } from '../middleware/route-middleware';
import { serverMiddleware } from '../middleware/server-middleware.server';
import { TextPage } from '../pages/text-page';
import { priceAlertTitles } from '../titles/price-alert.messages';
import type { Route } from './+types/price-alert';

export const handle = { middleware: ['personal'] } satisfies RouteHandle;
export const middleware = serverMiddleware(handle);

/** An invalid link shows a page as well: e-mails stay in mailboxes for years. */
const overCodes = new Set(['content-not-found', 'validation-failed']);

export function loader({ request, params: { token } }: Route.LoaderArgs) {
  const { transport, locale: lang } = loaderTools(request);
  const find = async () => {
    try {
      return { link: await getPriceAlertLink(transport, { token, lang }) };
    } catch (error) {
      if (isApiProblem(error) && overCodes.has(error.problem.code)) return { link: null };
      throw error;
    }
  };
  return loadText(find());
}

/**
 * Carries out the action of the link: confirms or stops the alert. The token in the address is the only proof, so the origin of
 * the request is not checked: a mail program (RFC 8058) sends no cookies and follows no redirect, so it gets the page as the
 * response.
 */
export async function action({ request, params: { token } }: Route.ActionArgs) {
  const { transport, locale: lang } = loaderTools(request);
  const body = await request.formData().catch(() => new FormData());
  const oneClick = body.get('List-Unsubscribe') === 'One-Click';
  const page = priceAlertPath.to(lang, { token });
  try {
    const { link } = await getPriceAlertLink(transport, { token, lang });
    if (link === 'stop') await stopPriceAlertByLink(transport, token);
    else if (!oneClick) await confirmPriceAlert(transport, token);
  } catch (error) {
    if (!isApiProblem(error)) throw error;
    const { code } = error.problem;
    // The page itself reports an expired link; a mail program tries again after an error.
    if (oneClick && code !== 'content-not-found') throw new Response(null, { status: 503 });
    if (code !== 'content-not-found')
      return redirect(`${page}?${new URLSearchParams({ problem: code })}`, 303);
  }
  return oneClick ? null : redirect(page, 303);
}

export default function PriceAlert({ loaderData }: Route.ComponentProps) {
  const intl = useIntl();
  const [params] = useSearchParams();
  // Why a click did nothing; the action redirects back here.
  const code = params.get('problem');
  return (
    <TextPage loaded={loaderData}>
      {({ link }) => (
        <>
          <PageHead title={intl.formatMessage(priceAlertTitles.priceAlert)} indexable={false} />
          <PriceAlertPage link={link} problem={code === null ? undefined : { code }} />
        </>
      )}
    </TextPage>
  );
}
