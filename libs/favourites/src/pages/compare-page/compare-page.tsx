import { useState } from 'react';
import { useIntl, useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { writeItem } from '@karvon/favourite-heart';
import { Button, Checkbox, EmptyState } from '@karvon/ui-kit';
import { Link } from 'react-router';
import { ShareButton } from '../../components/share-button/share-button';
import type { MarketNow } from '../../data/use-now';
import { comparedText, readCompared } from '../../model/compared-items';
import type { HotelWords } from '../../model/market';
import { pageMessages } from '../favourites-page/favourites-page.messages';
import { comparePageMessages as m } from './compare-page.messages';
import classes from './compare-page.module.css';
import { FlightComparison } from './flight-comparison';
import { HotelComparison } from './hotel-comparison';

export interface ComparePageProps extends MarketNow {
  /** `items` of the address. */
  items: string | null;
  words: HotelWords;
}

function Broken() {
  const intl = useIntl();
  const lang = useLocale();
  return (
    <EmptyState
      title={intl.formatMessage(m.broken)}
      text={intl.formatMessage(m.brokenText)}
      actions={
        <>
          <Button as={Link} to={paths.airTickets.to(lang)}>
            {intl.formatMessage(pageMessages.findFlights)}
          </Button>
          <Button as={Link} variant="secondary" to={paths.hotels.to(lang)}>
            {intl.formatMessage(pageMessages.findHotels)}
          </Button>
        </>
      }
    />
  );
}

/** Two to four flights, or hotels, side by side: all that is needed stands in the address, so that it can be sent to anybody. */
export function ComparePage({ items, words, market, today }: ComparePageProps) {
  const intl = useIntl();
  const lang = useLocale();
  const [onlyDifferent, setOnlyDifferent] = useState(false);
  const compared = readCompared(items);
  if (!compared) return <Broken />;
  const [heading, note] =
    compared.kind === 'air' ? [m.flights, m.flightsNote] : [m.hotels, m.hotelsNote];
  const name = intl.formatMessage(heading);
  // Written anew: an address that came with more than was read is not sent on.
  const path = paths.favourites.to(lang, { items: comparedText(compared.items.map(writeItem)) });
  const shown = { name, onlyDifferent, market, today };
  return (
    <div className={classes.root}>
      <header className={classes.header}>
        <Link to={paths.favourites.to(lang)}>{intl.formatMessage(m.back)}</Link>
        <h1>{name}</h1>
        <p className={classes.note}>{intl.formatMessage(note)}</p>
      </header>
      <div className={classes.controls}>
        <Checkbox
          label={intl.formatMessage(m.onlyDifferent)}
          checked={onlyDifferent}
          onChange={({ target }) => setOnlyDifferent(target.checked)}
        />
        <ShareButton title={name} path={path} />
      </div>
      {compared.kind === 'air' ? (
        <FlightComparison items={compared.items} {...shown} />
      ) : (
        <HotelComparison items={compared.items} words={words} {...shown} />
      )}
    </div>
  );
}
