import type { AirOrder } from '@karvon/contract';
import { useIntl } from '@karvon/i18n';
import { FareTerms } from '@karvon/fare-rules';
import { useFareEnd, useItineraryTexts } from '@karvon/itinerary';
import { Card } from '@karvon/ui-kit';
import { OrderRules } from '../order-rules/order-rules';
import { fareFactsMessages } from './fare-facts.messages';
import classes from './fare-facts.module.css';

/** The fare's conditions: baggage, refund, exchange. */
export function FareFacts({ order }: { order: AirOrder }) {
  const intl = useIntl();
  const texts = useItineraryTexts(order.dictionary);
  const until = useFareEnd(order.slices);
  const { carryOn, baggage, refund, exchange } = texts.fare(order.fare, order.slices);
  const terms = [
    ...[...carryOn, ...baggage].map((fact) => ({ ...fact, note: fact.way })),
    { ...refund, note: until(order.fare.refund) },
    { ...exchange, note: until(order.fare.exchange) },
  ];
  return (
    <Card as="section" aria-labelledby="order-fare">
      <h2 id="order-fare" className={classes.title}>
        {intl.formatMessage(fareFactsMessages.title, { name: order.fare.name })}
      </h2>
      <FareTerms terms={terms} />
      <OrderRules number={order.number} fareName={order.fare.name} />
    </Card>
  );
}
