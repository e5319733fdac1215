import { useIntl, useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { Breadcrumbs, type Breadcrumb } from '@karvon/ui-kit';
import { renderLink } from './render-link';
import { trailMessages as messages } from './trail.messages';

interface TrailProps {
  /** The pages between the home page and this one. */
  parents?: Breadcrumb[];
  current: string;
}

/** The breadcrumbs of a page. */
export function Trail({ parents = [], current }: TrailProps) {
  const intl = useIntl();
  const home = { label: intl.formatMessage(messages.home), href: paths.home.to(useLocale()) };
  return (
    <Breadcrumbs
      label={intl.formatMessage(messages.label)}
      parents={[home, ...parents]}
      current={current}
      renderLink={renderLink}
    />
  );
}
