import type { AirOrder, ScheduleChange } from '@karvon/contract';
import type { Edition } from '@karvon/edition';
import { useIntl, useProblemText } from '@karvon/i18n';
import { Button, Notice } from '@karvon/ui-kit';
import { useAcceptChange } from '../../data/accept-change.mutation';
import { isReturnable } from '../../model/shown-status';
import { RefundButton } from '../refund-panel/refund-button';
import { FlightChange } from './flight-change';
import { flightChangeMessages as m } from './flight-change.messages';

export interface ChangeChoicesProps {
  order: AirOrder;
  change: ScheduleChange;
  edition: Pick<Edition, 'phones' | 'support'>;
}

/** What the airline has changed since the sale, with the ways out: the new flights, or the money. */
export function ChangeChoices({ order, change, edition }: ChangeChoicesProps) {
  const intl = useIntl();
  const problemText = useProblemText();
  const accept = useAcceptChange(order.number, change.id);
  const { acceptable, refundedWhole } = change;
  return (
    <FlightChange order={order} change={change}>
      {accept.error ? <Notice tone="error">{problemText(accept.error)}</Notice> : null}
      {acceptable ? (
        <Button
          block
          loading={accept.isPending}
          loadingLabel={intl.formatMessage(m.accepting)}
          onClick={() => accept.mutate()}
        >
          {intl.formatMessage(m.accept)}
        </Button>
      ) : null}
      <p>
        {intl.formatMessage(acceptable ? m.refund : m.refundCancelled, {
          whole: refundedWhole ? 'yes' : 'no',
        })}
      </p>
      {isReturnable(order) ? (
        <RefundButton
          order={order}
          edition={edition}
          variant={acceptable ? 'secondary' : 'primary'}
        />
      ) : null}
    </FlightChange>
  );
}
