import { useEffect } from 'react';
import { useTransport } from '@karvon/api-client';
import { CheckoutHeader, CheckoutSteps, PriceNews, seenPrice } from '@karvon/checkout';
import type { AirOfferDetail } from '@karvon/contract';
import { countriesQuery } from '@karvon/countries';
import { LateHeart } from '@karvon/favourite-heart';
import { useFormat, useIntl, useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { FareCards } from '../../components/fare-cards/fare-cards';
import { FeatureLegend } from '../../components/fare-features/fare-features';
import { Flights } from '../../components/flights/flights';
import { OfferSkeleton } from '../../components/offer-skeleton/offer-skeleton';
import { ProblemScreen } from '../../components/problem-screen/late-problem-screen';
import { offerQuery } from '../../data/offer.query';
import { airSteps } from '../../model/air-steps';
import { withoutChoice } from '../../model/checkout-address';
import { describeGone, isGone, type Alternatives } from '../../model/gone-offer';
import { farePageMessages as m } from './fare-page.messages';
import classes from './fare-page.module.css';

export interface FarePageProps {
  offerId: string;
  /** Address of the search results the offer came from. */
  backTo: string;
  /** Renders offers near one that is no longer sold. */
  alternatives?: Alternatives;
}

/** An offer priced again: its flights and fares, side by side. Leads to the passengers. */
export function FarePage({ offerId, backTo, alternatives }: FarePageProps) {
  const intl = useIntl();
  const lang = useLocale();
  const query = useQuery(offerQuery(useTransport(), { offerId, lang }));

  return (
    <div className={classes.root}>
      <CheckoutSteps steps={airSteps} current="fare" />
      {query.data ? (
        <Fares offer={query.data} backTo={backTo} />
      ) : query.isError ? (
        <ProblemScreen
          error={query.error}
          backTo={backTo}
          {...(!isGone(query.error) && { onRetry: () => void query.refetch() })}
        >
          {alternatives?.(describeGone(query.error, { offerId, departingAt: null }))}
        </ProblemScreen>
      ) : (
        <OfferSkeleton label={intl.formatMessage(m.loading)} />
      )}
    </div>
  );
}

interface FaresProps extends Pick<FarePageProps, 'backTo'> {
  offer: AirOfferDetail;
}

/** 'HY 601, HY 602'. */
const flightNumbers = ({ slices }: AirOfferDetail) =>
  slices.flatMap(({ segments }) => segments.map((one) => one.flightNumber)).join(', ');

function Fares({ offer, backTo }: FaresProps) {
  const intl = useIntl();
  const format = useFormat();
  const lang = useLocale();
  const [params] = useSearchParams();
  // With the filter for baggage, the card showed a fare that includes it.
  const seen = offer.fares.find(({ id }) => id === params.get('fare')) ?? offer.fares[0]!;
  const transport = useTransport();
  const client = useQueryClient();
  // The form needs the list of countries next; it is too long for the HTML.
  useEffect(
    () => void client.prefetchQuery(countriesQuery(transport, lang)),
    [client, transport, lang],
  );
  return (
    <>
      <div className={classes.head}>
        <CheckoutHeader
          back={{ href: backTo, label: intl.formatMessage(m.back) }}
          title={intl.formatMessage(m.title)}
          lead={intl.formatMessage(m.lead, {
            only: offer.fares.length === 1,
            price: <strong>{format.money(offer.fares[0]!.total)}</strong>,
          })}
        />
        <div className={classes.heart}>
          <LateHeart subject={{ flight: offer, search: params }} name={flightNumbers(offer)} />
        </div>
      </div>
      <PriceNews product="air" before={seenPrice(params, seen.total.currency)} now={seen.total} />
      <Flights offer={offer} />
      <section className={classes.fares} aria-labelledby="offer-fares">
        <h2 id="offer-fares">{intl.formatMessage(m.fares)}</h2>
        <FeatureLegend />
        <FareCards
          offer={offer}
          base={seen}
          addressOf={(fare) =>
            paths.airPassengers.to(lang, {
              ...withoutChoice(params),
              offerId: offer.id,
              fare: fare.id,
              seen: String(fare.total.amount),
            })
          }
        />
      </section>
    </>
  );
}
