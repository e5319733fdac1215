import { FormattedMessage, useIntl, useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { Link } from 'react-router';
import { trailMessages as messages } from './trail.messages';
import classes from './trail.module.css';

export interface TrailStep {
  name: string;
  to: string;
}

interface TrailProps {
  /** Between the home page and this one. */
  steps?: TrailStep[];
  /** The name of this page. */
  here: string;
}

/** Breadcrumbs: where in the site this page stands. */
export function Trail({ steps = [], here }: TrailProps) {
  const intl = useIntl();
  const locale = useLocale();
  return (
    <nav aria-label={intl.formatMessage(messages.label)} className={classes.root}>
      <ol>
        <li>
          <Link to={paths.home.to(locale)}>
            <FormattedMessage {...messages.home} />
          </Link>
        </li>
        {steps.map(({ name, to }) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
