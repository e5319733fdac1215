import { useState } from 'react';
import type { AirOrder, Extra } from '@karvon/contract';
import type { Edition } from '@karvon/edition';
import { useIntl } from '@karvon/i18n';
import { useItineraryTexts } from '@karvon/itinerary';
import { Card, Stack } from '@karvon/ui-kit';
import { usePolledOrder } from '../../data/use-polled-order';
import { boughtItems, canChooseExtras, openChoice, shownExtras } from '../../model/extras';
import { extrasMessages as m } from './extras.messages';
import classes from './extras.module.css';
import { ExtrasButton } from './extras-button';
import { ExtrasPart } from './extras-part';

export interface ExtrasProps {
  order: AirOrder;
  edition: Edition;
  /** Called when the order may have changed: it should be requested again. */
  onLook: () => void;
}

/** A fact in the middle of a line. */
const inLine = (fact: string): string => fact.charAt(0).toLowerCase() + fact.slice(1);

/** Bags and seats beside the fare: what it includes, what is chosen or bought, and the way to more. */
export function Extras({ order, edition, onLook }: ExtrasProps) {
  const intl = useIntl();
  const texts = useItineraryTexts(order.dictionary);
  // What was chosen in the dialog and not added yet.
  const [draft, setDraft] = useState<readonly Extra[] | null>(null);
  usePolledOrder(order, order.extras);
  const can = canChooseExtras(order);
  const shown = shownExtras(order);
  if (!can && shown.length === 0) return null;
  const { carryOn, baggage } = texts.fare(order.fare, order.slices);
  const facts = [...carryOn, ...baggage]
    .filter(({ tone }) => tone !== 'unknown')
    .map(({ text, way }) => (way ? `${way}: ${inLine(text)}` : inLine(text)));
  const label = boughtItems(order).length > 0 ? m.more : m.add;
  return (
    <Card as="section" aria-labelledby="order-extras">
      <Stack gap={3}>
        <h2 id="order-extras" className={classes.title}>
          {intl.formatMessage(m.title)}
        </h2>
        {facts.length > 0 ? (
          <p className={classes.note}>
            {intl.formatMessage(m.included, { facts: facts.join('; ') })}
          </p>
        ) : null}
        {shown.map((extras) => (
          <ExtrasPart
            key={extras.id}
            {...{ order, extras, edition, onLook }}
            onRemoved={() => setDraft(null)}
          />
        ))}
        {can ? (
          <>
            <ExtrasButton
              {...{ order, edition, draft, onLook }}
              label={openChoice(order) ? m.change : label}
              onDraft={setDraft}
            />
            <p className={classes.note}>{intl.formatMessage(m.terms)}</p>
          </>
        ) : null}
      </Stack>
    </Card>
  );
}
