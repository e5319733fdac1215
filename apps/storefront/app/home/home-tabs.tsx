import { Link, useSearchParams } from 'react-router';
import { FormattedMessage, useIntl } from '@karvon/i18n';
import { BedDouble, Plane, Ticket } from '@karvon/ui-kit';
import classes from './home-tabs.module.css';
import { tabsMessages as messages } from './home-tabs.messages';

const tabs = ['air', 'hotel', 'order'] as const;
export type HomeTab = (typeof tabs)[number];

/** The form that the address selects. */
export function useHomeTab(): HomeTab {
  const [params] = useSearchParams();
  return tabs.find((tab) => tab === params.get('tab')) ?? 'air';
}

/**
 * The tabs of the home page's form. Each tab is an address, so that it works before scripts and with the Back button. The path
 * stays the same, with or without a language, so that the page and the typed text stay too.
 */
export function HomeTabs({ tab }: { tab: HomeTab }) {
  const intl = useIntl();
  const here = (name: HomeTab) => ({
    'aria-current': tab === name ? ('page' as const) : undefined,
    preventScrollReset: true,
    'data-keeps-text': '',
  });
  return (
    <nav className={classes.root} aria-label={intl.formatMessage(messages.label)}>
      <ul className={classes.list}>
        <li>
          <Link className={classes.tab} to={{ search: '' }} {...here('air')}>
            <Plane size={20} aria-hidden />
            <FormattedMessage {...messages.air} />
          </Link>
        </li>
        <li>
          <Link className={classes.tab} to={{ search: '?tab=hotel' }} {...here('hotel')}>
            <BedDouble size={20} aria-hidden />
            <FormattedMessage {...messages.hotel} />
          </Link>
        </li>
        <li>
          <Link className={classes.tab} to={{ search: '?tab=order' }} {...here('order')}>
            <Ticket size={20} aria-hidden />
            <FormattedMessage {...messages.order} />
          </Link>
        </li>
      </ul>
    </nav>
  );
}
