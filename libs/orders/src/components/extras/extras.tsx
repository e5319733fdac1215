import { useState } from 'react';
import type { AirOrder, Extra } from '@karvon/contract';
import type { Edition } from '@karvon/edition';
import { extrasMessages, useIncluded } from '@karvon/extras';
import { useIntl } from '@karvon/i18n';
import { Card, Stack } from '@karvon/ui-kit';
import { usePolledOrder } from '../../data/use-polled-order';
import { boughtItems, canChooseExtras, openChoice, shownExtras } from '../../model/extras';
import { extrasMessages as m } from './extras.messages';
import classes from './extras.module.css';
import { ExtrasPart } from './extras-part';
import { OrderExtrasButton } from './order-extras-button';

export interface ExtrasProps {
  order: AirOrder;
  edition: Edition;
  /** Called when the order may have changed: it should be requested again. */
  onLook: () => void;
}

/** Bags and seats beside the fare: what it includes, what is chosen or bought, and the way to more. */
export function Extras({ order, edition, onLook }: ExtrasProps) {
  const intl = useIntl();
  const included = useIncluded(order);
  // What was chosen in the dialog and not added yet.
  const [draft, setDraft] = useState<readonly Extra[] | null>(null);
  usePolledOrder(order, order.extras);
  const can = canChooseExtras(order);
  const shown = shownExtras(order);
  if (!can && shown.length === 0) return null;
  const label = boughtItems(order).length > 0 ? m.more : extrasMessages.add;
  return (
    <Card as="section" aria-labelledby="order-extras">
      <Stack gap={3}>
        <h2 id="order-extras" className={classes.title}>
          {intl.formatMessage(extrasMessages.title)}
        </h2>
        {included ? <p className={classes.note}>{included}</p> : null}
        {shown.map((extras) => (
          <ExtrasPart
            key={extras.id}
            {...{ order, extras, edition, onLook }}
            onRemoved={() => setDraft(null)}
          />
        ))}
        {can ? (
          <>
            <OrderExtrasButton
              {...{ order, edition, draft, onLook }}
              label={intl.formatMessage(openChoice(order) ? extrasMessages.change : label)}
              onDraft={setDraft}
            />
            <p className={classes.note}>{intl.formatMessage(extrasMessages.terms)}</p>
          </>
        ) : null}
      </Stack>
    </Card>
  );
}
