import type { AirOrder, RefundPart as Part } from '@karvon/contract';
import { useFormat, useIntl } from '@karvon/i18n';
import { useItineraryTexts } from '@karvon/itinerary';
import { partMessages as m } from './refund-part.messages';
import classes from './refund-part.module.css';

interface RefundPartProps {
  part: Part;
  order: Pick<AirOrder, 'passengers' | 'slices' | 'dictionary'>;
}

/** Whose tickets are refunded, and which of their flights. */
export function RefundPart({ part, order }: RefundPartProps) {
  const intl = useIntl();
  const format = useFormat();
  const texts = useItineraryTexts(order.dictionary);
  const routes = order.slices.map(texts.slice);
  return (
    <div>
      <p className={classes.title}>{intl.formatMessage(m.title)}</p>
      <ul className={classes.list}>
        {part.map(({ passenger, slices }) => {
          const { surname, name } = order.passengers[passenger]!;
          return (
            <li key={passenger}>
              <strong>{`${surname} ${name}`}</strong>
              <span className={classes.flights}>
                {format.list(
                  slices.map((index) => {
                    const { departure, arrival } = routes[index]!;
                    return `${departure.city}\u00a0— ${arrival.city}`;
                  }),
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
