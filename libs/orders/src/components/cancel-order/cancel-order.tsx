import { useIntl } from '@karvon/i18n';
import { useCancelOrder } from '../../data/cancel.mutation';
import { CancelButton } from '../cancel-question/cancel-button';
import { cancelMessages as m } from './cancel-order.messages';

/** A button that cancels an unpaid order after one question. */
export function CancelOrder({ number }: { number: string }) {
  const intl = useIntl();
  const cancel = useCancelOrder(number);
  return (
    <CancelButton
      label={m.open}
      working={cancel.isPending}
      error={cancel.error}
      onConfirm={() => cancel.mutate()}
      onClosed={cancel.reset}
    >
      <p>{intl.formatMessage(m.text)}</p>
    </CancelButton>
  );
}
