import { OrderLookups } from '@karvon/orders';
import { createWidget, type WidgetProps } from './frame/create-widget';
import { StorefrontRouter } from './frame/storefront-router';
import { tell } from './frame/tell';

/**
 * `<karvon-my-order>`: number and name of a flight's or a hotel's order, sent to the storefront as a page, which shows the order there. The page around
 * learns that somebody looks for an order, and nothing of the order.
 */
function MyOrder({ element, settings: { origin, target, attributes } }: WidgetProps) {
  const { number } = attributes;
  return (
    <StorefrontRouter {...{ origin, target }}>
      <OrderLookups
        key={number}
        wide
        {...(number && { number })}
        sendAsPage={{
          target,
          onSend: (bookingNumber) => tell(element, 'karvon-order-lookup', { bookingNumber }),
        }}
      />
    </StorefrontRouter>
  );
}

export const mount = createWidget(MyOrder);
