import { extraKey, type BagOffer, type Extra } from '@karvon/contract';
import { useFormat, useIntl } from '@karvon/i18n';
import { NumberStepper, Stack } from '@karvon/ui-kit';
import { withExtra, withoutExtra } from '../model/choice';
import { groupBags } from '../model/bag-groups';
import { bagOf } from '../model/extras-offer';
import { useExtraTexts, type TripOfExtras } from '../texts/use-extra-texts';
import { dialogMessages as m } from './extras-dialog.messages';
import classes from './extras-dialog.module.css';

interface BagChoiceProps {
  trip: TripOfExtras;
  bags: readonly BagOffer[];
  chosen: readonly Extra[];
  onChoose: (chosen: Extra[]) => void;
}

/** Bags by direction: for each passenger how many more than the fare includes. */
export function BagChoice({ trip, bags, chosen, onChoose }: BagChoiceProps) {
  const intl = useIntl();
  const format = useFormat();
  const { who, way } = useExtraTexts(trip);
  const countOf = (bag: BagOffer) => {
    const found = chosen.find((one) => extraKey(one) === extraKey(bagOf(bag, 1)));
    return found?.kind === 'bag' ? found.quantity : 0;
  };
  return (
    <Stack gap={6}>
      {groupBags(bags, chosen).map((group) => (
        <fieldset key={group.slices.join()} className={classes.group}>
          <legend>{way(group.slices)}</legend>
          <div className={classes.bags}>
            {group.bags.map((bag) => {
              const name = who(bag.passenger);
              return (
                <NumberStepper
                  key={extraKey(bagOf(bag, 1))}
                  className={classes.bag!}
                  label={name}
                  note={intl.formatMessage(m.bag, {
                    kg: bag.kg ?? 'none',
                    price: format.money(bag.price),
                  })}
                  value={countOf(bag)}
                  min={0}
                  max={bag.maxQuantity}
                  onChange={(quantity) =>
                    onChoose(
                      quantity > 0
                        ? withExtra(chosen, bagOf(bag, quantity))
                        : withoutExtra(chosen, bagOf(bag, 1)),
                    )
                  }
                  decreaseLabel={intl.formatMessage(m.less, { who: name })}
                  increaseLabel={intl.formatMessage(m.moreBags, { who: name })}
                />
              );
            })}
          </div>
        </fieldset>
      ))}
    </Stack>
  );
}
