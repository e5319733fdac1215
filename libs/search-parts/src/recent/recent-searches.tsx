import { useIntl } from '@karvon/i18n';
import { RecentLinks } from '@karvon/ui-kit';
import { Link } from 'react-router';
import { recentMessages as m } from './recent.messages';
import type { ShownSearches } from './use-recent';

interface RecentSearchesProps<Search> {
  searches: ShownSearches<Search>;
  /** Formats the link, the heading and the note of a search; null until its places have names, because a code is meaningless. */
  describe: (search: Search) => { href: string; heading: string; note: string } | null;
}

/** The recent searches on this device as links; the visitor can remove one or all. */
export function RecentSearches<Search>({ searches, describe }: RecentSearchesProps<Search>) {
  const intl = useIntl();
  const links = searches.shown.flatMap((search) => {
    const link = describe(search);
    if (!link) return [];
    const forgetLabel = intl.formatMessage(m.forget, { search: link.heading });
    return [{ ...link, forgetLabel, onForget: () => searches.forget(search) }];
  });
  if (links.length === 0) return null;
  return (
    <RecentLinks
      title={intl.formatMessage(m.title)}
      clearText={intl.formatMessage(m.clear)}
      onClear={searches.clear}
      renderLink={({ href, ...rest }) => <Link to={href} {...rest} />}
      links={links}
    />
  );
}
