import { OrderLookups } from '@karvon/order-parts';
import { Responses } from '../data/responses';

/** A file of its own, so that the form can be loaded when its tab is chosen. */
export function OrderForm() {
  return (
    <Responses>
      <OrderLookups wide />
    </Responses>
  );
}
