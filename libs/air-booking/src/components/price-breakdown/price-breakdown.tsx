import type { PriceBreakdown as Price } from '@karvon/contract';
import { useFormat, useIntl } from '@karvon/i18n';
import { sum, times } from '@karvon/money';
import { DescriptionList, Disclosure } from '@karvon/ui-kit';
import { priceMessages as m } from './price-breakdown.messages';
import classes from './price-breakdown.module.css';

/** The lines that make up the total, on demand. */
export function PriceBreakdown({ price }: { price: Price }) {
  const intl = useIntl();
  const format = useFormat();
  const rows = [
    ...price.lines.map(({ passengerType, count, tariff, taxes }) => ({
      term: (
        <>
          <span>{intl.formatMessage(m[passengerType], { count })}</span>
          <span className={classes.parts}>
            {intl.formatMessage(m.parts, {
              count,
              tariff: format.money(tariff),
              taxes: format.money(taxes),
            })}
          </span>
        </>
      ),
      value: format.money(times(sum(tariff, taxes), count)),
    })),
    { term: intl.formatMessage(m.service), value: format.money(price.serviceFee) },
    { term: intl.formatMessage(m.acquiring), value: format.money(price.acquiringFee) },
    { term: intl.formatMessage(m.total), value: format.money(price.total), strong: true },
  ];
  return (
    <Disclosure summary={intl.formatMessage(m.summary)}>
      <DescriptionList rows={rows} />
    </Disclosure>
  );
}
