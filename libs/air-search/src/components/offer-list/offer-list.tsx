import { lazy, Suspense } from 'react';
import { useIntl } from '@karvon/i18n';
import type { OfferCardProps } from '../offer-card/offer-card';
import { OfferCard } from '../offer-card/offer-card';
import type { OfferFacts } from '../../model/offer-facts';
import type { Records } from '../../model/offer-labels';
import { listMessages as m } from './offer-list.messages';
import classes from './offer-list.module.css';
import type { WindowedRowsProps } from './windowed-rows';

const WindowedRows = lazy(async () => ({
  default: (await import('./windowed-rows')).WindowedRows,
}));

interface OfferListProps
  extends Pick<OfferCardProps, 'texts' | 'criteria'>, Pick<WindowedRowsProps, 'place'> {
  offers: readonly OfferFacts[];
  records: Records;
}

/** Up to here all rows are cheaper to paint than to window, and the browser's own search finds them. */
const fewest = 30;

/** The offers in order; of a long list only what is near the eye is in the page. */
export function OfferList({ offers, records, texts, criteria, place }: OfferListProps) {
  const intl = useIntl();
  const name = intl.formatMessage(m.name);
  const card = (facts: OfferFacts) => (
    <OfferCard facts={facts} {...records} texts={texts} criteria={criteria} />
  );
  const firstRows = (
    <ol className={classes.list} aria-label={name}>
      {offers.slice(0, fewest).map((facts) => (
        <li key={facts.offer.id} className={classes.row}>
          {card(facts)}
        </li>
      ))}
    </ol>
  );
  if (offers.length <= fewest) return firstRows;
  return (
    <Suspense fallback={firstRows}>
      <WindowedRows
        label={name}
        count={offers.length}
        keyOf={(index) => offers[index]!.offer.id}
        // A guess until the row has been drawn: a direction is about 84 px high, the rest 150.
        guessHeight={(index) => 150 + 84 * offers[index]!.offer.slices.length}
        renderRow={(index) => card(offers[index]!)}
        place={place}
      />
    </Suspense>
  );
}
