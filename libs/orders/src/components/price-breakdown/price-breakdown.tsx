import type { AirOrder } from '@karvon/contract';
import type { Edition } from '@karvon/edition';
import { useExtraTexts } from '@karvon/extras';
import { useFormat, useIntl } from '@karvon/i18n';
import { money, sum, times } from '@karvon/money';
import { PaidLines } from '@karvon/order-parts';
import { Card } from '@karvon/ui-kit';
import { priceMessages } from './price-breakdown.messages';
import classes from './price-breakdown.module.css';

/** Statuses that earn points: a refunded, expired or failed order earns none. */
const earning: ReadonlySet<AirOrder['status']> = new Set(['not-paid', 'paid', 'issue-error']);

interface PriceBreakdownProps {
  order: AirOrder;
  edition: Pick<Edition, 'support'>;
}

/** The lines of the total price, and how it was paid. */
export function PriceBreakdown({ order, edition }: PriceBreakdownProps) {
  const intl = useIntl();
  const format = useFormat();
  const { what, where } = useExtraTexts(order);
  const { lines, serviceFee, acquiringFee } = order.fare.price;
  const withOrder = order.extras.filter((one) => one.withOrder);
  const extras = withOrder
    .filter(({ state }) => state !== 'declined')
    .flatMap(({ items }) => items);
  const total = sum(order.fare.price.total, ...extras.map(({ price }) => price));
  // What was requested has refused extras in it, too.
  const requested = sum(order.fare.price.total, ...withOrder.map((one) => one.total));
  const points = money(order.toPay.amount - requested.amount, total.currency);
  return (
    <Card as="section" aria-labelledby="order-price">
      <h2 id="order-price" className={classes.title}>
        {intl.formatMessage(priceMessages.title)}
      </h2>
      <dl className={classes.lines}>
        {lines.map(({ passengerType, count, tariff, taxes }) => (
          <div key={passengerType}>
            <dt>
              <span>{intl.formatMessage(priceMessages[passengerType], { count })}</span>
              <span className={classes.parts}>
                {intl.formatMessage(priceMessages.parts, {
                  count,
                  tariff: format.money(tariff),
                  taxes: format.money(taxes),
                })}
              </span>
            </dt>
            <dd>{format.money(times(sum(tariff, taxes), count))}</dd>
          </div>
        ))}
        <div>
          <dt>{intl.formatMessage(priceMessages.service)}</dt>
          <dd>{format.money(serviceFee)}</dd>
        </div>
        <div>
          <dt>{intl.formatMessage(priceMessages.acquiring)}</dt>
          <dd>{format.money(acquiringFee)}</dd>
        </div>
        {extras.map((item, index) => (
          <div key={index}>
            <dt>
              {what(item)}
              <span className={classes.parts}>{where(item)}</span>
            </dt>
            <dd>{format.money(item.price)}</dd>
          </div>
        ))}
        <div className={classes.total}>
          <dt>{intl.formatMessage(priceMessages.total)}</dt>
          <dd>{format.money(total)}</dd>
        </div>
        {order.pointsSpent > 0 ? (
          <>
            <div>
              <dt>
                {intl.formatMessage(priceMessages.pointsSpent, {
                  points: format.points(order.pointsSpent),
                })}
              </dt>
              <dd>{format.money(points)}</dd>
            </div>
            <div className={classes.total}>
              <dt>{intl.formatMessage(priceMessages.toPay)}</dt>
              <dd>{format.money(sum(total, points))}</dd>
            </div>
          </>
        ) : null}
      </dl>
      {order.pointsEarned > 0 && earning.has(order.status) ? (
        <p className={classes.points}>
          {intl.formatMessage(
            order.status === 'not-paid' ? priceMessages.pointsToCome : priceMessages.pointsEarned,
            { points: format.points(order.pointsEarned) },
          )}
        </p>
      ) : null}
      <PaidLines payments={order.paid} edition={edition} />
    </Card>
  );
}
