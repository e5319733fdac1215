import { memo, useCallback, useMemo, useState } from 'react';
import { useIntl } from '@karvon/i18n';
import type { OfferCardProps } from '../offer-card/offer-card';
import { OfferCard } from '../offer-card/offer-card';
import type { OfferFacts } from '../../model/offers/offer-facts';
import type { Records } from '../../model/offers/offer-labels';
import { typicalEmissions } from '../../model/offers/typical-emissions';
import { PriceAlertLine } from '../price-alert/price-alert-line';
import { listMessages as m } from './offer-list.messages';
import { OfferRows, type OfferRowsProps } from './offer-rows';

interface OfferListProps
  extends Pick<OfferCardProps, 'texts' | 'criteria'>, Pick<OfferRowsProps, 'settled' | 'place'> {
  offers: readonly OfferFacts[];
  /** All offers of the search, including those that filters hide. */
  found: readonly OfferFacts[];
  /** Whether all offers have arrived. */
  complete: boolean;
  records: Records;
}

/** A list up to this length is cheaper to render whole, and the browser's search finds all of it. */
const fewest = 30;

/**
 * Estimated height of a row that is not rendered yet; a close estimate saves renders. On a wide screen the price column may be
 * the higher one.
 */
const heightOf = (ways: number, narrow: boolean) => (narrow ? 133 + 40 * ways : 89 + 48 * ways);

/** The offers in order; a long list renders only the rows near the visible ones. */
export const OfferList = memo(function OfferList(props: OfferListProps) {
  const { offers, found, complete, records, texts, criteria, settled, place } = props;
  const intl = useIntl();
  // A stable function for the same offers; otherwise the virtual list would measure all rows again with every row it renders.
  const keyOf = useCallback((index: number) => offers[index]!.offer.id, [offers]);
  // The list stays virtual when a filter leaves few offers: the heights of its rows are kept.
  const [long, setLong] = useState(false);
  if (!long && offers.length > fewest) setLong(true);
  // Read once, because reading it forces a layout of the page.
  const narrow = useMemo(() => long && window.innerWidth < 768, [long]);
  const guessHeight = useCallback(
    (index: number) => heightOf(offers[index]!.offer.slices.length, narrow),
    [offers, narrow],
  );
  // Typical emissions are known only at the end, so that no text of a card changes while it is read.
  const typicalKg = useMemo(() => (complete ? typicalEmissions(found) : null), [complete, found]);
  return (
    <>
      <OfferRows
        label={intl.formatMessage(m.name)}
        count={offers.length}
        keyOf={keyOf}
        guessHeight={guessHeight}
        renderRow={(index) => (
          <OfferCard
            isCheapest={offers[index]!.offer.id === records.cheapest?.offer.id}
            isFastest={offers[index]!.offer.id === records.fastest?.offer.id}
            facts={offers[index]!}
            {...{ texts, criteria, typicalKg }}
          />
        )}
        {...{ long, settled, place }}
      />
      <PriceAlertLine criteria={criteria} />
    </>
  );
});
