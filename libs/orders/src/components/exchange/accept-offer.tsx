import type { ExchangeOffer } from '@karvon/contract';
import { useFormat, useIntl } from '@karvon/i18n';
import { Button } from '@karvon/ui-kit';
import { exchangeMessages as m } from './exchange.messages';

interface AcceptOfferProps {
  offer: Pick<ExchangeOffer, 'due'>;
  loading: boolean;
  onClick: () => void;
}

/** Agrees to an offer; says what is to be paid for it. */
export function AcceptOffer({ offer: { due }, ...press }: AcceptOfferProps) {
  const intl = useIntl();
  const format = useFormat();
  return (
    <Button block loadingLabel={intl.formatMessage(m.accepting)} {...press}>
      {due.amount > 0
        ? intl.formatMessage(m.accept, { due: format.money(due) })
        : intl.formatMessage(m.acceptFree)}
    </Button>
  );
}
