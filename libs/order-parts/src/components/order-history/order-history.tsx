import type { Edition } from '@karvon/edition';
import { useFormat, useIntl, type MessageDescriptor } from '@karvon/i18n';
import { Card } from '@karvon/ui-kit';
import { StepList } from '../step-list/step-list';
import { historyMessages as m } from './order-history.messages';
import classes from './order-history.module.css';

interface OrderHistoryProps<Status extends string> {
  order: { history: readonly { status: Status; at: string }[] };
  /** The name of each status as a step; what is another step after a certain status has a name of its own. */
  steps: { readonly [status in Status]: MessageDescriptor } & {
    readonly [step in `${Status}-after-${Status}`]?: MessageDescriptor;
  };
  edition: Pick<Edition, 'support'>;
}

/** Failed steps, which get no tick. */
const wentWrong: ReadonlySet<string> = new Set(['issue-error', 'error']);

/** The history of the order, with times. */
export function OrderHistory<Status extends string>(props: OrderHistoryProps<Status>) {
  const { order, steps, edition } = props;
  const intl = useIntl();
  const format = useFormat();
  return (
    <Card as="section" aria-labelledby="order-history">
      <h2 id="order-history" className={classes.title}>
        {intl.formatMessage(m.title)}
      </h2>
      <StepList
        steps={order.history.map(({ status, at }, index, { [index - 1]: before }) => {
          const step: MessageDescriptor =
            (before && steps[`${status}-after-${before.status}`]) ?? steps[status];
          return {
            text: intl.formatMessage(step),
            note: format.instant(at, edition.support.utcOffsetMinutes),
            stage: wentWrong.has(status) ? 'failed' : 'done',
          };
        })}
      />
    </Card>
  );
}
