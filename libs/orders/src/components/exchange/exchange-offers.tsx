import { useState } from 'react';
import type { AirOrder, ExchangeOffer, ExchangeQuote } from '@karvon/contract';
import type { Edition } from '@karvon/edition';
import { useFormat, useIntl } from '@karvon/i18n';
import { useItineraryTexts } from '@karvon/itinerary';
import { Button, Notice, RadioGroup, ShowMore } from '@karvon/ui-kit';
import { hasExtrasOn } from '../../model/extras';
import { FlightRow } from '../flight-change/flight-row';
import { AcceptOffer } from './accept-offer';
import { exchangeMessages as m } from './exchange.messages';
import classes from './exchange.module.css';
import { ExchangeSums } from './exchange-sums';

interface ExchangeOffersProps {
  order: Pick<AirOrder, 'extras'>;
  quote: ExchangeQuote;
  edition: Pick<Edition, 'support'>;
  confirming: boolean;
  /** Without an offer an operator is asked. */
  onConfirm: (offerId?: string) => void;
}

/** So many offers at once: the sums below them stay within reach. */
const step = 5;

/** The airline's offers with their sums, or the question to an operator. */
export function ExchangeOffers(props: ExchangeOffersProps) {
  const { order, quote, edition, confirming, onConfirm } = props;
  const { offers, wishes } = quote;
  const intl = useIntl();
  const format = useFormat();
  const texts = useItineraryTexts(quote.dictionary);
  const [chosen, setChosen] = useState(offers[0]?.id);
  const [shown, setShown] = useState(step);
  const offer = offers.find(({ id }) => id === chosen);
  const lost = hasExtrasOn(
    order,
    wishes.map(({ slice }) => slice),
  );
  const extrasNote = lost ? <Notice tone="warn">{intl.formatMessage(m.extras)}</Notice> : null;

  if (!offer) {
    const { allowed, fee } = quote.condition;
    const sum = fee ? (fee.amount > 0 ? format.money(fee) : 'none') : 'unknown';
    return (
      <>
        <p className={classes.text}>{intl.formatMessage(m.byHand)}</p>
        <p className={classes.text}>
          {intl.formatMessage(m.terms, { fee: allowed === 'yes' ? sum : 'unknown' })}
        </p>
        {extrasNote}
        <Button
          block
          loading={confirming}
          loadingLabel={intl.formatMessage(m.accepting)}
          onClick={() => onConfirm()}
        >
          {intl.formatMessage(m.send)}
        </Button>
      </>
    );
  }

  const cost = ({ due, back }: ExchangeOffer) => {
    if (due.amount > 0) return intl.formatMessage(m.plus, { sum: format.money(due) });
    if (back.amount > 0) return intl.formatMessage(m.minus, { sum: format.money(back) });
    return intl.formatMessage(m.free);
  };
  return (
    <>
      <RadioGroup
        label={intl.formatMessage(m.offers)}
        name="exchange-offer"
        layout="cards"
        value={offer.id}
        onChange={setChosen}
        options={offers.slice(0, shown).map((one) => ({
          value: one.id,
          label: one.slices.map((slice, index) => <FlightRow key={index} {...{ slice, texts }} />),
          hint: <strong className={classes.cost}>{cost(one)}</strong>,
        }))}
      />
      {offers.length > step ? (
        <ShowMore
          countText={intl.formatMessage(m.count, {
            shown: Math.min(shown, offers.length),
            all: offers.length,
          })}
          hasMore={shown < offers.length}
          moreText={intl.formatMessage(m.more, { count: Math.min(step, offers.length - shown) })}
          busyLabel=""
          onMore={() => setShown(shown + step)}
        />
      ) : null}
      <ExchangeSums offer={offer} />
      <p className={classes.note}>
        {intl.formatMessage(m.until, {
          at: format.deadline(offer.expiresAt, edition.support),
        })}
      </p>
      <Notice tone="warn">{intl.formatMessage(m.void)}</Notice>
      {extrasNote}
      <AcceptOffer offer={offer} loading={confirming} onClick={() => onConfirm(offer.id)} />
    </>
  );
}
