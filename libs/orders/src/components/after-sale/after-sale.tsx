import { isReturnable, openChange } from '../../model/shown-status';
import { Exchange, type ExchangeProps } from '../exchange/exchange';
import { RefundPanel } from '../refund-panel/refund-panel';

/** What can be done with tickets after the sale: other flights for them, or the money. */
export function AfterSale({ order, edition, onLook }: ExchangeProps) {
  return (
    <>
      <Exchange order={order} edition={edition} onLook={onLook} />
      {isReturnable(order) && !openChange(order) ? (
        <RefundPanel order={order} edition={edition} />
      ) : null}
    </>
  );
}
