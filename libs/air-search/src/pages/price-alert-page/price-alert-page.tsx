import type { PriceAlert, PriceAlertLink } from '@karvon/contract';
import { useFormat, useIntl, useLocale, useProblemText } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { routeText } from '@karvon/place-search';
import { Button, Card, Notice } from '@karvon/ui-kit';
import { Link } from 'react-router';
import { placeText } from '../../components/place-field/place-text';
import { criteriaQuery, lastDay } from '../../model/search/search-criteria';
import { alertPageMessages as m } from './price-alert-page.messages';
import classes from './price-alert-page.module.css';

export interface PriceAlertPageProps {
  /** The action of the link; null for an invalid link. */
  link: PriceAlertLink | null;
  /** Why the last click had no effect. */
  problem?: { code: string } | undefined;
}

const criteriaOf = ({ origin, destination, onward, ...alert }: PriceAlert) => ({
  from: origin.code,
  to: destination.code,
  out: alert.out,
  back: alert.back,
  onward: onward.map((flight) => ({
    from: flight.origin.code,
    to: flight.destination.code,
    out: flight.out,
  })),
  travellers: alert.travellers,
  ticketClass: alert.class,
});

function wordsOf({ link, alert: { status } }: PriceAlertLink) {
  if (status === 'ended') return { title: m.ended, text: m.endedText };
  if (link === 'stop') return { title: m.stop, text: m.stopText };
  return status === 'waiting'
    ? { title: m.confirm, text: m.confirmText }
    : { title: m.confirmed, text: m.confirmedText };
}

/**
 * The page that links in e-mails about a price open. Opening it changes nothing, because programs open links as well; its buttons
 * are forms that work without scripts and post to the page's own address.
 */
export function PriceAlertPage({ link, problem }: PriceAlertPageProps) {
  const intl = useIntl();
  const lang = useLocale();
  const problemText = useProblemText();
  if (!link)
    return (
      <div className={classes.root}>
        <h1>{intl.formatMessage(m.over)}</h1>
        <p>{intl.formatMessage(m.overText)}</p>
        <div className={classes.buttons}>
          <Button as={Link} to={paths.airTickets.to(lang)}>
            {intl.formatMessage(m.search)}
          </Button>
        </div>
      </div>
    );
  const { title, text } = wordsOf(link);
  const { alert } = link;
  const asks = alert.status === 'waiting' || (link.link === 'stop' && alert.status === 'active');
  const stops = link.link === 'stop';
  return (
    <div className={classes.root}>
      <h1>{intl.formatMessage(title)}</h1>
      <p>{intl.formatMessage(text)}</p>
      {problem ? (
        <Notice tone="error">
          {problem.code === 'validation-failed' ? intl.formatMessage(m.full) : problemText(problem)}
        </Notice>
      ) : null}
      <Card className={classes.card}>
        <Trip alert={alert} />
        <div className={classes.buttons}>
          {asks ? (
            <form method="post">
              <Button type="submit" variant={stops ? 'danger' : 'primary'} block>
                {intl.formatMessage(stops ? m.stopButton : m.confirmButton)}
              </Button>
            </form>
          ) : null}
          <Button
            as={Link}
            variant="secondary"
            to={paths.airTickets.to(lang, criteriaQuery(criteriaOf(alert)))}
          >
            {intl.formatMessage(m.results)}
          </Button>
        </div>
      </Card>
    </div>
  );
}

function Trip({ alert }: { alert: PriceAlert }) {
  const intl = useIntl();
  const format = useFormat();
  const { origin, destination, out, onward, price } = alert;
  const last = lastDay(criteriaOf(alert));
  const flights = [{ origin, destination }, ...onward];
  return (
    <div>
      <h2 className={classes.route}>
        {routeText(
          flights.map((flight) => ({ from: flight.origin, to: flight.destination })),
          placeText,
          // A dash never begins a line.
        ).replaceAll(' — ', '\u00A0— ')}
      </h2>
      <p>{last > out ? format.range(out, last) : format.date(out, 'weekdayDayMonth')}</p>
      {price && alert.status !== 'ended' ? (
        <p className={classes.price}>
          {intl.formatMessage(m.price, { price: format.money(price) })}
        </p>
      ) : null}
    </div>
  );
}
