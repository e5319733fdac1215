import { useState } from 'react';
import { isApiProblem } from '@karvon/api-client';
import type { AirOrder, ClaimReason } from '@karvon/contract';
import type { Edition } from '@karvon/edition';
import { useIntl, useProblemText } from '@karvon/i18n';
import { Button, Dialog, Notice, Stack } from '@karvon/ui-kit';
import { useConfirmRefund, useQuoteRefund } from '../../data/refund.mutation';
import { ReasonStep } from './reason-step';
import { refundMessages as m } from './refund-dialog.messages';
import { QuoteStep } from './quote-step';

export interface RefundDialogProps {
  order: Pick<AirOrder, 'number' | 'status'>;
  edition: Pick<Edition, 'phones' | 'support'>;
  onClose: () => void;
}

/** A reason, then the exact sums, then the confirmation; nothing is given back before that. */
export function RefundDialog({ order, edition, onClose }: RefundDialogProps) {
  const intl = useIntl();
  const problemText = useProblemText();
  const [reason, setReason] = useState<ClaimReason | 'voluntary'>('voluntary');
  const [comment, setComment] = useState('');
  const quote = useQuoteRefund(order.number);
  const confirm = useConfirmRefund(order.number);
  const isProblem = (error: unknown, code: string) =>
    isApiProblem(error) && error.problem.code === code;

  const count = () => {
    confirm.reset();
    quote.mutate(
      reason === 'voluntary' ? {} : { reason, comment: comment.trim() ? comment : undefined },
    );
  };
  const error = confirm.error ?? quote.error;
  const [phone] = edition.phones;

  return (
    <Dialog
      open
      onClose={onClose}
      title={intl.formatMessage(m.title)}
      closeLabel={intl.formatMessage(m.close)}
      width={600}
    >
      <Stack>
        {error ? <Notice tone="error">{problemText(error)}</Notice> : null}
        {isProblem(error, 'refund-unavailable') ? (
          <Button as="a" variant="secondary" href={`tel:${phone!.number}`}>
            {intl.formatMessage(m.phone, { phone: phone!.label })}
          </Button>
        ) : null}
        {quote.data && !isProblem(confirm.error, 'refund-quote-expired') ? (
          <QuoteStep
            quote={quote.data}
            edition={edition}
            confirming={confirm.isPending}
            onConfirm={() => confirm.mutate(quote.data.id, { onSuccess: onClose })}
            onBack={() => quote.reset()}
          />
        ) : (
          <ReasonStep
            unissued={order.status === 'issue-error'}
            reason={reason}
            comment={comment}
            counting={quote.isPending}
            onReason={setReason}
            onComment={setComment}
            onCount={count}
          />
        )}
      </Stack>
    </Dialog>
  );
}
