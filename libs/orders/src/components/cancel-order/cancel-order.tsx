import type { AirOrder } from '@karvon/contract';
import { useIntl } from '@karvon/i18n';
import { CancelButton, isBankDeciding } from '@karvon/order-parts';
import { useCancelOrder } from '../../data/cancel.mutation';
import { cancelMessages as m } from './cancel-order.messages';

interface CancelOrderProps {
  order: Pick<AirOrder, 'number' | 'payment'>;
  /** Called when the order may have changed. */
  onLook: () => void;
}

/** A button that cancels an unpaid order after one question. While a bank holds its payment, nothing is called free. */
export function CancelOrder({ order, onLook }: CancelOrderProps) {
  const intl = useIntl();
  const cancel = useCancelOrder(order.number);
  return (
    <CancelButton
      label={m.open}
      working={cancel.isPending}
      error={cancel.error}
      onConfirm={() => cancel.mutate(undefined, { onError: onLook })}
      onClosed={cancel.reset}
    >
      <p>{intl.formatMessage(isBankDeciding(order) ? m.held : m.text)}</p>
    </CancelButton>
  );
}
