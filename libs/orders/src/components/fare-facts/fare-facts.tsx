import type { AirOrder } from '@karvon/contract';
import { useIntl } from '@karvon/i18n';
import { useFareEnd, useItineraryTexts, type FactTone } from '@karvon/itinerary';
import { Card, Check, Info, Wallet, X } from '@karvon/ui-kit';
import { OrderRules } from '../order-rules/order-rules';
import { fareFactsMessages } from './fare-facts.messages';
import classes from './fare-facts.module.css';

const icons: Record<FactTone, typeof Check> = { yes: Check, fee: Wallet, no: X, unknown: Info };

/** The fare's conditions: baggage, refund, exchange. */
export function FareFacts({ order }: { order: AirOrder }) {
  const intl = useIntl();
  const texts = useItineraryTexts(order.dictionary);
  const until = useFareEnd(order.slices);
  const { carryOn, baggage, refund, exchange } = texts.fare(order.fare, order.slices);
  const facts = [
    ...[...carryOn, ...baggage].map((fact) => ({ ...fact, note: fact.way })),
    { ...refund, note: until(order.fare.refund) },
    { ...exchange, note: until(order.fare.exchange) },
  ];
  return (
    <Card as="section" aria-labelledby="order-fare">
      <h2 id="order-fare" className={classes.title}>
        {intl.formatMessage(fareFactsMessages.title, { name: order.fare.name })}
      </h2>
      <ul className={classes.facts}>
        {facts.map(({ text, tone, note }) => {
          const Icon = icons[tone];
          return (
            <li key={`${text} ${note ?? ''}`} data-tone={tone}>
              <Icon aria-hidden="true" size={20} />
              <span>
                {text}
                {note ? <span className={classes.note}>{note}</span> : null}
              </span>
            </li>
          );
        })}
      </ul>
      <OrderRules number={order.number} fareName={order.fare.name} />
    </Card>
  );
}
