import { useMemo } from 'react';
import { useResponsesClient, useTransport } from '@karvon/api-client';
import { useIntl } from '@karvon/i18n';
import {
  PricesNote,
  priceMessages,
  useDayCaptions,
  type CalendarPrices,
} from '@karvon/search-parts';
import { useStayTexts } from '@karvon/stay';
import { useQuery } from '@tanstack/react-query';
import { nightPricesQuery } from '../../data/night-prices.query';
import { nightDays, nightQuestion } from '../../model/nights/night-prices';
import type { StayDraft } from '../../model/stay-draft';
import { nightPriceMessages as m } from './night-prices.messages';

interface NightPricesProps extends CalendarPrices {
  hotel: string;
  stay: StayDraft;
}

const dayNames = { best: m.bestDay, good: m.goodDay, other: m.day };

/** Requests what nights in the hotel cost as captions of the shown days, and says below the calendar of what they are. */
export function NightPrices({ hotel, stay, view, onCaptions }: NightPricesProps) {
  const intl = useIntl();
  const texts = useStayTexts();
  const transport = useTransport();
  const question = view ? nightQuestion(hotel, stay, view) : null;
  const query = useQuery(nightPricesQuery(transport, question), useResponsesClient());
  const choosing = view?.choosing ?? 'start';
  const found = question ? query.data?.prices : undefined;
  const days = useMemo(() => nightDays(found ?? [], choosing), [found, choosing]);
  const scale = useDayCaptions(days, dayNames, onCaptions);

  function text(): string {
    if (view && !question) return intl.formatMessage(m.noAge);
    if (query.isError) return intl.formatMessage(priceMessages.problem);
    if (!found) return intl.formatMessage(priceMessages.loading);
    if (!scale) return intl.formatMessage(priceMessages.none);
    const unit = intl.formatMessage(priceMessages.unit, {
      scale: scale.scale,
      currency: scale.currency,
    });
    const nights = question?.nights;
    return [
      nights === undefined
        ? intl.formatMessage(m.until, { unit })
        : intl.formatMessage(m.nights, { nights: texts.nights(nights), unit }),
      intl.formatMessage(m.source),
    ].join(' ');
  }

  const tones = new Set([...days.values()].map(({ tone }) => tone));
  return (
    <PricesNote
      legend={
        tones.has('best')
          ? {
              best: intl.formatMessage(m.legendBest),
              good: tones.has('good') ? intl.formatMessage(m.legendGood) : undefined,
            }
          : null
      }
      text={text()}
    />
  );
}
