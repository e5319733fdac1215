import { searchContent } from '@karvon/api-client';
import { SearchPage } from '@karvon/content';
import { maxContentQueryLength } from '@karvon/contract';
import { useIntl } from '@karvon/i18n';
import { loadText } from '../data/load-text.server';
import { loaderTools } from '../data/loader-tools.server';
import { PageHead } from '../document/head/page-head';
import { searchTitles } from '../titles/search.messages';
import { TextPage } from '../pages/text-page';
import type { Route } from './+types/search';

const max = 20;

export function loader({ request }: Route.LoaderArgs) {
  const { transport, locale: lang } = loaderTools(request);
  const requested = new URL(request.url).searchParams.get('q') ?? '';
  const query = requested.slice(0, maxContentQueryLength).trim();
  const find = async () => ({
    query,
    found: query ? (await searchContent(transport, { lang, query, limit: max })).found : [],
  });
  return loadText(find());
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const intl = useIntl();
  return (
    <TextPage loaded={loaderData}>
      {({ query, found }) => (
        <>
          <PageHead title={intl.formatMessage(searchTitles.search)} indexable={false} />
          <SearchPage query={query} found={found} />
        </>
      )}
    </TextPage>
  );
}
