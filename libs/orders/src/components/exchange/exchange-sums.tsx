import type { ExchangeOffer } from '@karvon/contract';
import { useFormat, useIntl } from '@karvon/i18n';
import { DescriptionList } from '@karvon/ui-kit';
import { exchangeMessages as m } from './exchange.messages';

type Sums = Pick<ExchangeOffer, 'fee' | 'difference' | 'acquiringFee' | 'due' | 'back'>;

/** What an exchange costs, line by line. */
export function ExchangeSums({ offer }: { offer: Sums }) {
  const intl = useIntl();
  const format = useFormat();
  const { fee, difference, acquiringFee, due, back } = offer;
  const returns = back.amount > 0;
  return (
    <DescriptionList
      rows={[
        { term: intl.formatMessage(m.fee), value: format.money(fee) },
        { term: intl.formatMessage(m.difference), value: format.money(difference) },
        ...(acquiringFee.amount > 0
          ? [{ term: intl.formatMessage(m.bank), value: format.money(acquiringFee) }]
          : []),
        {
          term: intl.formatMessage(returns ? m.back : m.due),
          value: format.money(returns ? back : due),
          strong: true,
        },
      ]}
    />
  );
}
