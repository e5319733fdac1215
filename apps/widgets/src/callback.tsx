import { editions } from '@karvon/edition';
import { paths } from '@karvon/paths';
import { CallbackButton, callbackTopics } from '@karvon/support';
import { createWidget, type WidgetProps } from './frame/create-widget';
import { StorefrontRouter } from './frame/storefront-router';
import { notify } from './frame/notify';

/** `<karvon-callback>`: a button that opens the callback form; support sees which partner's page it came from. */
function Callback({ element, settings: { edition, origin, target, attributes } }: WidgetProps) {
  const topic = callbackTopics.find((known) => known === attributes.topic) ?? 'other';
  const orderNumber = attributes['order-number'];
  return (
    <StorefrontRouter {...{ origin, target }}>
      <CallbackButton
        key={topic}
        edition={editions[edition]}
        topic={topic}
        {...(orderNumber && { orderNumber })}
        variant="primary"
        onPromise={({ callBy, openNow }, requested) =>
          notify(element, 'karvon-callback-requested', { topic: requested, callBy, openNow })
        }
      >
        {attributes.label}
      </CallbackButton>
    </StorefrontRouter>
  );
}

export const mount = createWidget(Callback, (lang) => paths.company.to(lang, { id: 'support' }));
