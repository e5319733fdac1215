import { useIntl } from '@karvon/i18n';
import { useCancelOrder } from '../../data/cancel.mutation';
import { CancelButton } from '../cancel-question/cancel-button';
import { cancelMessages as m } from './cancel-order.messages';

interface CancelOrderProps {
  number: string;
  /** Called when the order may have changed. */
  onLook: () => void;
}

/** A button that cancels an unpaid order after one question. */
export function CancelOrder({ number, onLook }: CancelOrderProps) {
  const intl = useIntl();
  const cancel = useCancelOrder(number);
  return (
    <CancelButton
      label={m.open}
      working={cancel.isPending}
      error={cancel.error}
      onConfirm={() => cancel.mutate(undefined, { onError: onLook })}
      onClosed={cancel.reset}
    >
      <p>{intl.formatMessage(m.text)}</p>
    </CancelButton>
  );
}
