import { useIntl } from '@karvon/i18n';
import { RecentLinks } from '@karvon/ui-kit';
import { Link } from 'react-router';
import { recentMessages as m } from './recent.messages';
import type { ShownSearches } from './use-recent';

interface RecentSearchesProps<Search> {
  searches: ShownSearches<Search>;
  /** Where a search leads, what it looks for and when, as finished texts. */
  describe: (search: Search) => { href: string; heading: string; note: string };
}

/** The last searches of this device, each a link; each may be forgotten, and all of them. */
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
