import { useIntl } from '@karvon/i18n';
import { RecentLinks } from '@karvon/ui-kit';
import { Link } from 'react-router';
import { recentMessages as m } from './recent.messages';
import type { ShownSearches } from './use-recent';

interface RecentSearchesProps<Search> {
  searches: ShownSearches<Search>;
  /** The link, the heading and the note of a search, as finished texts. */
  describe: (search: Search) => { href: string; heading: string; note: string };
}

/** The last searches on this device as links; the visitor can remove one or all. */
export function RecentSearches<Search>({ searches, describe }: RecentSearchesProps<Search>) {
  const intl = useIntl();
  return (
    <RecentLinks
      title={intl.formatMessage(m.title)}
      clearText={intl.formatMessage(m.clear)}
      onClear={searches.clear}
      renderLink={({ href, ...rest }) => <Link to={href} {...rest} />}
      links={searches.shown.map((search) => {
        const link = describe(search);
        return {
          ...link,
          forgetLabel: intl.formatMessage(m.forget, { search: link.heading }),
          onForget: () => searches.forget(search),
        };
      })}
    />
  );
}
