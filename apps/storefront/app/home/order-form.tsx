import { OrderLookups } from '@karvon/orders';
import { Answers } from '../data/answers';

/** A file of its own, so that the form can be loaded when its tab is chosen. */
export function OrderForm() {
  return (
    <Answers>
      <OrderLookups wide />
    </Answers>
  );
}
