import { OrderLookups } from '@karvon/order-parts';
import { paths } from '@karvon/paths';
import { createWidget, type WidgetProps } from './frame/create-widget';
import { StorefrontRouter } from './frame/storefront-router';
import { notify } from './frame/notify';

/**
 * `<karvon-my-order>`: a form with the number and name of an air or hotel order, submitted to the storefront, which
 * shows the order. The page learns that an order was looked up, and nothing about it.
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
          onSend: (bookingNumber) => notify(element, 'karvon-order-lookup', { bookingNumber }),
        }}
      />
    </StorefrontRouter>
  );
}

export const mount = createWidget(MyOrder, (lang) => paths.myOrder.to(lang));
