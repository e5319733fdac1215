import type { AirOrder, RefundQuote } from '@karvon/contract';
import type { Edition } from '@karvon/edition';
import { useFormat, useIntl } from '@karvon/i18n';
import { Button, Notice, Stack } from '@karvon/ui-kit';
import { RefundPart } from '../refund-part/refund-part';
import { partMessages } from '../refund-part/refund-part.messages';
import { RefundSums } from '../refund-sums/refund-sums';
import { refundMessages as m } from './refund-dialog.messages';

interface QuoteStepProps {
  quote: RefundQuote;
  order: Pick<AirOrder, 'passengers' | 'slices' | 'dictionary'>;
  edition: Pick<Edition, 'support'>;
  confirming: boolean;
  onConfirm: () => void;
  onBack: () => void;
}

/** The exact sums of the refund, their terms and the button that confirms it. */
export function QuoteStep({
  quote,
  order,
  edition,
  confirming,
  onConfirm,
  onBack,
}: QuoteStepProps) {
  const intl = useIntl();
  const format = useFormat();
  const isClaim = quote.kind === 'forced' && quote.reason !== 'not-issued';
  const total = format.money(quote.total);
  const decide = isClaim ? m.claim : quote.total.amount > 0 ? m.confirm : m.confirmNothing;
  return (
    <Stack>
      {isClaim ? <Notice tone="info">{intl.formatMessage(m.forced)}</Notice> : null}
      {quote.part ? <RefundPart part={quote.part} order={order} /> : null}
      <RefundSums refund={quote} />
      <p>
        {intl.formatMessage(m.until, {
          at: format.deadline(quote.expiresAt, edition.support),
        })}
      </p>
      {isClaim ? null : (
        <Notice tone="warn">
          <span>{intl.formatMessage(m.final)}</span>
          {quote.closes ? null : <span>{` ${intl.formatMessage(partMessages.stays)}`}</span>}
        </Notice>
      )}
      <Button
        block
        loading={confirming}
        loadingLabel={intl.formatMessage(m.confirming)}
        onClick={onConfirm}
      >
        {intl.formatMessage(decide, { total })}
      </Button>
      {quote.reason === 'not-issued' ? null : (
        <Button block variant="quiet" onClick={onBack}>
          {intl.formatMessage(m.back)}
        </Button>
      )}
    </Stack>
  );
}
