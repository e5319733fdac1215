import type { ReactNode } from 'react';
import { maxRefundCommentLength, type ClaimReason } from '@karvon/contract';
import { useIntl } from '@karvon/i18n';
import { Button, RadioGroup, Stack, TextField } from '@karvon/ui-kit';
import { reasonNames, refundMessages as m } from './refund-dialog.messages';

type Reason = ClaimReason | 'voluntary';

const reasons: readonly Reason[] = [
  'voluntary',
  'flight-cancelled',
  'flight-delayed',
  'schedule-changed',
  'boarding-denied',
  'illness',
];

interface ReasonStepProps {
  /** The choice of what to refund, where there is one. */
  part: ReactNode;
  /** True when no tickets were issued: no reason is needed. */
  unissued: boolean;
  reason: Reason;
  comment: string;
  counting: boolean;
  onReason: (reason: Reason) => void;
  onComment: (comment: string) => void;
  onCount: () => void;
}

/** Asks for the reason of the refund, which decides how much is withheld. */
export function ReasonStep(props: ReasonStepProps) {
  const { part, unissued, reason, comment, counting, onReason, onComment, onCount } = props;
  const intl = useIntl();
  return (
    <Stack>
      {part}
      {unissued ? null : (
        <RadioGroup
          label={intl.formatMessage(m.why)}
          name="refund-reason"
          value={reason}
          onChange={onReason}
          options={reasons.map((value) => ({
            value,
            label: intl.formatMessage(reasonNames[value]),
          }))}
        />
      )}
      {unissued || reason === 'voluntary' ? null : (
        <TextField
          label={intl.formatMessage(m.comment)}
          hint={intl.formatMessage(m.commentHint)}
          maxLength={maxRefundCommentLength}
          value={comment}
          onChange={(event) => onComment(event.target.value)}
        />
      )}
      <Button
        block
        loading={counting}
        loadingLabel={intl.formatMessage(m.counting)}
        onClick={onCount}
      >
        {intl.formatMessage(m.count)}
      </Button>
    </Stack>
  );
}
