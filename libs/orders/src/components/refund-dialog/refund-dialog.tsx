import { useState } from 'react';
import { isApiProblem } from '@karvon/api-client';
import type { AirOrder, ClaimReason } from '@karvon/contract';
import type { Edition } from '@karvon/edition';
import { useIntl, useProblemText } from '@karvon/i18n';
import { Button, Dialog, Notice, Stack } from '@karvon/ui-kit';
import { useConfirmRefund, useQuoteRefund } from '../../data/refund.mutation';
import {
  chosenPart,
  directionsOf,
  flightsAhead,
  hasParts,
  partProblem,
} from '../../model/refund-part';
import { openChange } from '../../model/shown-status';
import { PartChoice, type PartWish } from '../refund-part/part-choice';
import { ReasonStep } from './reason-step';
import { QuoteStep } from './quote-step';
import { refundMessages as m } from './refund-dialog.messages';
import classes from './refund-dialog.module.css';
import { useStepStart } from './use-step-start';

export interface RefundDialogProps {
  order: Pick<
    AirOrder,
    | 'number'
    | 'status'
    | 'passengers'
    | 'slices'
    | 'fare'
    | 'dictionary'
    | 'serverTime'
    | 'scheduleChange'
  >;
  edition: Pick<Edition, 'phones' | 'support'>;
  onClose: () => void;
}

/** The refund dialog: the reason, the exact sums, then the confirmation. Nothing is refunded before it. */
export function RefundDialog({ order, edition, onClose }: RefundDialogProps) {
  const intl = useIntl();
  const problemText = useProblemText();
  const [reason, setReason] = useState<ClaimReason | 'voluntary'>(
    openChange(order)?.refundReason ?? 'voluntary',
  );
  const [comment, setComment] = useState('');
  const [wish, setWish] = useState<PartWish>({
    whole: true,
    passengers: [],
    slices: directionsOf(flightsAhead(order)),
  });
  const [problem, setProblem] = useState<ReturnType<typeof partProblem>>(null);
  const quote = useQuoteRefund(order.number);
  const confirm = useConfirmRefund(order.number);
  const isProblem = (error: unknown, code: string) =>
    isApiProblem(error) && error.problem.code === code;

  const count = () => {
    const part = wish.whole ? undefined : chosenPart(order, wish.passengers, wish.slices);
    const found = part ? partProblem(order, part) : null;
    setProblem(found);
    if (found) return;
    confirm.reset();
    quote.mutate({
      ...(reason !== 'voluntary' && { reason, comment: comment.trim() ? comment : undefined }),
      ...(part && { part }),
    });
  };
  const error = confirm.error ?? quote.error;
  const [phone] = edition.phones;
  const quoted = isProblem(confirm.error, 'refund-quote-expired') ? undefined : quote.data;
  const step = quoted ? 'quote' : quote.isPending ? null : 'reason';
  const start = useStepStart<HTMLDivElement>(error ?? step);

  return (
    <Dialog
      open
      onClose={onClose}
      title={intl.formatMessage(m.title)}
      closeLabel={intl.formatMessage(m.close)}
      width={600}
    >
      <div ref={start} tabIndex={-1} className={classes.step}>
        <Stack>
          {error ? <Notice tone="error">{problemText(error)}</Notice> : null}
          {isProblem(error, 'refund-unavailable') ? (
            <Button as="a" variant="secondary" href={`tel:${phone!.number}`}>
              {intl.formatMessage(m.phone, { phone: phone!.label })}
            </Button>
          ) : null}
          {quoted ? (
            <QuoteStep
              quote={quoted}
              order={order}
              edition={edition}
              confirming={confirm.isPending}
              onConfirm={() => confirm.mutate(quoted.id, { onSuccess: onClose })}
              onBack={() => quote.reset()}
            />
          ) : (
            <ReasonStep
              part={
                order.status !== 'issue-error' && hasParts(order) ? (
                  <PartChoice
                    order={order}
                    wish={wish}
                    problem={problem}
                    onChange={(next) => {
                      setWish(next);
                      setProblem(null);
                    }}
                  />
                ) : null
              }
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
      </div>
    </Dialog>
  );
}
