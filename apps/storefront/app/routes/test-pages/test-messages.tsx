import { isApiProblem, listSandboxMessages } from '@karvon/api-client';
import { OutboxPage } from '@karvon/auth';
import { useIntl } from '@karvon/i18n';
import { Responses } from '../../data/responses';
import { loaderTools } from '../../data/loader-tools.server';
import { notFound } from '../../data/not-found';
import { PageHead } from '../../document/head/page-head';
import { testPagesTitles } from './test-pages.messages';
import { PageFrame } from '../../layout/shell/page-frame';
import { useSite } from '../../data/use-site';
import type { RouteHandle } from '../../middleware/route-middleware';
import { serverMiddleware } from '../../middleware/server-middleware.server';
import type { Route } from './+types/test-messages';

export const handle = { middleware: ['personal'] } satisfies RouteHandle;
export const middleware = serverMiddleware(handle);

/** The page does not exist where messages are really sent. */
export async function loader({ request }: Route.LoaderArgs) {
  const { transport } = loaderTools(request);
  await listSandboxMessages(transport, { to: 'nobody' }).catch((error: unknown) => {
    if (isApiProblem(error) && error.problem.status === 404) throw notFound();
  });
  return null;
}

/** For developers: messages that the sandbox's phone and mailbox have received. */
export default function TestMessages() {
  const intl = useIntl();
  const { edition } = useSite();
  return (
    <Responses>
      <PageHead title={intl.formatMessage(testPagesTitles.testMessages)} indexable={false} />
      <PageFrame>
        <OutboxPage edition={edition} />
      </PageFrame>
    </Responses>
  );
}
