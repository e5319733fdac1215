import type { AirExchange, AirOrder } from '@karvon/contract';
import type { Edition } from '@karvon/edition';
import { useFormat, useIntl } from '@karvon/i18n';
import { useItineraryTexts } from '@karvon/itinerary';
import { isBankDeciding, PayForm } from '@karvon/order-parts';
import { Button, Notice } from '@karvon/ui-kit';
import { useConfirmExchange, useWithdrawExchange } from '../../data/exchange.mutation';
import { hasExtrasOn } from '../../model/extras';
import { FlightRow } from '../flight-change/flight-row';
import { AcceptOffer } from './accept-offer';
import { exchangeMessages as m } from './exchange.messages';
import classes from './exchange.module.css';
import { ExchangeSums } from './exchange-sums';
import { useExchangeProblem } from './use-exchange-problem';

export type ShownExchange = AirExchange & {
  state: Exclude<AirExchange['state'], 'withdrawn'>;
};

interface ExchangeProgressProps {
  order: Pick<AirOrder, 'number' | 'dictionary' | 'extras'>;
  exchange: ShownExchange;
  edition: Edition;
  /** Called when the order may have changed. */
  onLook: () => void;
}

/** The states in which nothing is left to do, each in its tone. */
const endTones = new Map<ShownExchange['state'], 'success' | 'warn'>([
  ['done', 'success'],
  ['declined', 'warn'],
  ['expired', 'warn'],
]);

/** How far an exchange has come, and what the visitor can do about it now. */
export function ExchangeProgress({ order, exchange, edition, onLook }: ExchangeProgressProps) {
  const intl = useIntl();
  const format = useFormat();
  const problemText = useExchangeProblem();
  const texts = useItineraryTexts(order.dictionary);
  const confirm = useConfirmExchange(order.number);
  const withdraw = useWithdrawExchange(order.number);
  const { id, state, offer, before, wishes, payBefore, payment, paymentMethods } = exchange;
  const at = (moment: string) => format.deadline(moment, edition.support);
  const error = confirm.error ?? withdraw.error;
  const endTone = endTones.get(state);
  const over = endTone !== undefined;
  return (
    <>
      <Notice tone={endTone ?? 'info'}>{intl.formatMessage(m[`state-${state}`])}</Notice>
      {error ? <Notice tone="error">{problemText(error)}</Notice> : null}
      {over ? null : (
        <dl className={classes.flights}>
          {before.map((slice, index) => (
            <div key={index}>
              <dt>{intl.formatMessage(m.before)}</dt>
              <dd>
                <FlightRow {...{ slice, texts }} />
              </dd>
              <dt>{intl.formatMessage(offer ? m.after : m.wanted)}</dt>
              <dd>
                {offer ? (
                  <FlightRow slice={offer.slices[index]!} texts={texts} />
                ) : (
                  format.date(wishes[index]!.date, 'weekdayDayMonth')
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {offer && (!over || state === 'done') ? <ExchangeSums offer={offer} /> : null}
      {state === 'offered' && offer ? (
        <>
          <p className={classes.note}>{intl.formatMessage(m.until, { at: at(offer.expiresAt) })}</p>
          <Notice tone="warn">{intl.formatMessage(m.void)}</Notice>
          {hasExtrasOn(
            order,
            wishes.map(({ slice }) => slice),
          ) ? (
            <Notice tone="warn">{intl.formatMessage(m.extras)}</Notice>
          ) : null}
          <AcceptOffer
            offer={offer}
            loading={confirm.isPending}
            onClick={() => confirm.mutate({ id, offerId: offer.id }, { onError: onLook })}
          />
        </>
      ) : null}
      {state === 'to-pay' && offer && payBefore ? (
        <>
          {isBankDeciding({ payment }) ? null : (
            <p className={classes.note}>{intl.formatMessage(m.payBefore, { at: at(payBefore) })}</p>
          )}
          <PayForm
            beside
            order={{ toPay: offer.due, payment, paymentMethods, payBefore }}
            edition={edition}
            onChange={onLook}
            payer={{ orderKind: 'air', orderNumber: order.number }}
          />
        </>
      ) : null}
      {over || state === 'at-carrier' ? null : (
        <Button
          block
          variant="quiet"
          loading={withdraw.isPending}
          loadingLabel={intl.formatMessage(m.withdrawing)}
          onClick={() => withdraw.mutate(id, { onError: onLook })}
        >
          {intl.formatMessage(m.withdraw)}
        </Button>
      )}
    </>
  );
}
