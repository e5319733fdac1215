import type { AirOrder } from '@karvon/contract';
import type { Edition } from '@karvon/edition';
import { PayCard, PayForm } from '@karvon/order-parts';
import { CancelOrder } from '../cancel-order/cancel-order';

interface PayPanelProps {
  order: AirOrder;
  edition: Edition;
  /** Called when the order may have changed: it should be requested again. */
  onLook: () => void;
}

/** The payment deadline and methods, and the cancel button. */
export function PayPanel({ order, edition, onLook }: PayPanelProps) {
  return (
    <PayCard order={order} edition={edition} onLapse={onLook}>
      <PayForm
        order={order}
        edition={edition}
        onChange={onLook}
        payer={{ orderKind: 'air', orderNumber: order.number }}
      />
      <CancelOrder order={order} onLook={onLook} />
    </PayCard>
  );
}
