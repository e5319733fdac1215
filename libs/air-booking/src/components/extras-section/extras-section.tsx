import { useState } from 'react';
import type { AirOfferDetail, Extra, ExtrasOffer, Fare } from '@karvon/contract';
import {
  ExtraList,
  ExtrasButton,
  extrasMessages,
  useExtraTexts,
  useIncluded,
  withoutExtra,
  toExtra,
} from '@karvon/extras';
import { useFormat, useIntl } from '@karvon/i18n';
import { Attention, Button, Notice, SectionCard } from '@karvon/ui-kit';
import { useWatch } from 'react-hook-form';
import type { CheckoutValues } from '../../model/checkout-form';
import { lowestExtras, type PricesFrom } from '../../model/lowest-extras';
import { extrasSectionMessages as m } from './extras-section.messages';
import classes from './extras-section.module.css';
import type { ExtrasOfForm } from './use-extras-choice';

interface ExtrasSectionProps {
  offer: AirOfferDetail;
  fare: Fare;
  extras: ExtrasOfForm;
}

/** «Дополнительный багаж — от 320 000 сум.»; null where nothing is sold. */
function usePrices(offered: ExtrasOffer | undefined): string | null {
  const intl = useIntl();
  const format = useFormat();
  if (!offered) return null;
  const { bag, seat } = lowestExtras(offered);
  if (!bag && !seat) return null;
  const words = (prices: PricesFrom | null) => {
    if (!prices?.from) return intl.formatMessage(m.free);
    const price = format.money(prices.from);
    return intl.formatMessage(prices.free ? m.freeOrFrom : m.from, { price });
  };
  return intl.formatMessage(m.prices, {
    things: bag && seat ? 'both' : bag ? 'bags' : 'seats',
    bag: words(bag),
    seat: words(seat),
  });
}

/** Bags and seats beside the fare that is being booked: what they cost, and what is chosen. Nothing is shown where none are sold. */
export function ExtrasSection({ offer, fare, extras }: ExtrasSectionProps) {
  const intl = useIntl();
  const format = useFormat();
  const { offered, failed, chosen, sold, gone, refused, zero, query, choose } = extras;
  const [draft, setDraft] = useState<readonly Extra[] | null>(null);
  const passengers = useWatch<CheckoutValues, 'passengers'>({ name: 'passengers' });
  const { slices, dictionary } = offer;
  const trip = { slices, dictionary, passengers };
  const { what, who } = useExtraTexts(trip);
  const included = useIncluded({ fare, slices, dictionary });
  const prices = usePrices(offered);
  const waits = !offered && !failed;
  const sells = prices !== null || waits;
  // A choice that was kept with the form is there before its prices: what stands below does not move.
  const lines = waits ? chosen : sold;
  if (offered && !prices && chosen.length === 0 && !refused) return null;
  return (
    <SectionCard title={intl.formatMessage(extrasMessages.title)}>
      {refused && !extras.pricing ? (
        <Attention>
          <Notice tone="warn">{intl.formatMessage(m.refused)}</Notice>
        </Attention>
      ) : null}
      {included ? <p className={classes.note}>{included}</p> : null}
      {/* The same height before the prices are there: what stands below does not move. */}
      {sells ? <p className={classes.prices}>{prices ?? intl.formatMessage(m.loading)}</p> : null}
      {offered && gone.length > 0 ? (
        <Notice tone="warn">
          {intl.formatMessage(m.gone, {
            things: format.list(gone.map((one) => `${what(one)} (${who(one.passenger)})`)),
          })}
        </Notice>
      ) : null}
      {lines.length > 0 ? (
        <ExtraList
          trip={trip}
          items={lines.map((item) => ({ ...item, void: false }))}
          total={waits ? null : extras.total}
          onRemove={(item) => {
            setDraft(null);
            choose(withoutExtra(chosen, toExtra(item)));
          }}
        />
      ) : null}
      {failed ? (
        <>
          <Notice>{intl.formatMessage(chosen.length > 0 ? m.failedChosen : m.failed)}</Notice>
          <Button variant="secondary" onClick={extras.ask}>
            {intl.formatMessage(m.retry)}
          </Button>
        </>
      ) : null}
      {sells ? (
        <>
          <ExtrasButton
            {...{ trip, zero, query, draft }}
            label={intl.formatMessage(
              lines.length > 0 ? extrasMessages.change : extrasMessages.add,
            )}
            before={chosen}
            onDraft={setDraft}
            onSave={(choice, done) => {
              choose(choice.extras);
              setDraft(null);
              done();
            }}
            none={<p>{intl.formatMessage(m.none)}</p>}
          />
          <p className={classes.note}>{intl.formatMessage(m.later)}</p>
        </>
      ) : null}
    </SectionCard>
  );
}
