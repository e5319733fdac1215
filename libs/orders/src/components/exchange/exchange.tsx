import { useState, type ReactNode } from 'react';
import type { AirExchange, AirOrder, ExchangeWishes } from '@karvon/contract';
import type { Edition } from '@karvon/edition';
import { useIntl } from '@karvon/i18n';
import { Attention, Button, Card, Notice, Stack } from '@karvon/ui-kit';
import { useConfirmExchange, useQuoteExchange } from '../../data/exchange.mutation';
import { usePolledOrder } from '../../data/use-polled-order';
import { isExchangeable } from '../../model/exchange';
import { exchangeMessages as m } from './exchange.messages';
import classes from './exchange.module.css';
import { ExchangeDays } from './exchange-days';
import { ExchangeOffers } from './exchange-offers';
import { isOver, useExchangeProblem } from './use-exchange-problem';
import { ExchangeProgress, type ShownExchange } from './exchange-progress';

export interface ExchangeProps {
  order: AirOrder;
  edition: Edition;
  /** Called when the order may have changed: it should be requested again. */
  onLook: () => void;
}

/** What the visitor has given up is not shown to him. */
const isShown = (exchange: AirExchange): exchange is ShownExchange =>
  exchange.state !== 'withdrawn';

/** The exchange of the tickets of an order: the days, the offers, and how far it has come. */
export function Exchange({ order, edition, onLook }: ExchangeProps) {
  const intl = useIntl();
  usePolledOrder(order, [order.exchange]);
  const can = isExchangeable(order);
  const shown = order.exchange && isShown(order.exchange) ? order.exchange : null;
  const [begun, setBegun] = useState(false);
  const progress = shown ? (
    <ExchangeProgress order={order} exchange={shown} edition={edition} onLook={onLook} />
  ) : null;
  if (!can && !shown) return null;
  return (
    <Card as="section" aria-labelledby="order-exchange">
      <Stack gap={3}>
        <h2 id="order-exchange" className={classes.title}>
          {intl.formatMessage(m.title)}
        </h2>
        {progress && begun ? <Step>{progress}</Step> : progress}
        {can ? (
          <NewExchange order={order} edition={edition} onBegin={() => setBegun(true)} />
        ) : null}
      </Stack>
    </Card>
  );
}

/** What takes the place of a button that was pressed, and so the focus. */
const Step = ({ children }: { children: ReactNode }) => (
  <Attention>
    <Stack gap={3}>{children}</Stack>
  </Attention>
);

interface NewExchangeProps extends Omit<ExchangeProps, 'onLook'> {
  /** Called when the visitor accepts an offer. */
  onBegin: () => void;
}

/** The way to new flights: days, then offers. Nothing is exchanged before an offer is accepted. */
function NewExchange({ order, edition, onBegin }: NewExchangeProps) {
  const intl = useIntl();
  const problemText = useExchangeProblem();
  const [open, setOpen] = useState(false);
  const [wishes, setWishes] = useState<ExchangeWishes>([]);
  const quote = useQuoteExchange(order.number);
  const confirm = useConfirmExchange(order.number);
  const error = confirm.error ?? quote.error;
  const over = isOver(confirm.error);

  if (!open)
    return (
      <>
        <p className={classes.note}>{intl.formatMessage(m.text)}</p>
        <Button block variant="secondary" onClick={() => setOpen(true)}>
          {intl.formatMessage(m.open)}
        </Button>
      </>
    );
  const offered = quote.data !== undefined && !over;
  return (
    <Step key={String(offered)}>
      {order.passengers.length > 1 ? (
        <p className={classes.note}>{intl.formatMessage(m.everybody)}</p>
      ) : null}
      {error ? <Notice tone="error">{problemText(error)}</Notice> : null}
      {offered ? (
        <>
          <ExchangeOffers
            order={order}
            quote={quote.data}
            edition={edition}
            confirming={confirm.isPending}
            onConfirm={(offerId) => {
              onBegin();
              confirm.mutate({ id: quote.data.id, offerId });
            }}
          />
          <Button
            block
            variant="quiet"
            onClick={() => {
              confirm.reset();
              quote.reset();
            }}
          >
            {intl.formatMessage(m.otherDay)}
          </Button>
        </>
      ) : (
        <ExchangeDays
          order={order}
          edition={edition}
          wishes={wishes}
          asking={quote.isPending}
          onWishes={setWishes}
          onAsk={() => {
            confirm.reset();
            quote.mutate(wishes);
          }}
        />
      )}
    </Step>
  );
}
