import type { AirOrder } from '@karvon/contract';
import { useIntl } from '@karvon/i18n';
import { useItineraryTexts } from '@karvon/itinerary';
import { Checkbox, Notice, RadioGroup, Stack } from '@karvon/ui-kit';
import { directionsOf, flightsAhead, hasFlightChoice } from '../../model/refund-part';
import { partMessages as m } from './refund-part.messages';
import classes from './refund-part.module.css';

/** What the visitor has ticked; with `whole` the rest is ignored. */
export interface PartWish {
  whole: boolean;
  passengers: readonly number[];
  slices: readonly number[];
}

interface PartChoiceProps {
  order: Pick<AirOrder, 'passengers' | 'slices' | 'fare' | 'serverTime' | 'dictionary'>;
  wish: PartWish;
  problem: 'nothing' | 'adult-needed' | null;
  onChange: (wish: PartWish) => void;
}

const toggled = (chosen: readonly number[], one: number) =>
  chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one];

/** The choice between the whole order and a part: whose tickets and, where the fare allows it, which flights. */
export function PartChoice({ order, wish, problem, onChange }: PartChoiceProps) {
  const intl = useIntl();
  const texts = useItineraryTexts(order.dictionary);
  const ahead = flightsAhead(order);
  const byFlight = hasFlightChoice(order);
  const some = byFlight ? m.some : m.somePeople;
  return (
    <Stack>
      <RadioGroup
        label={intl.formatMessage(m.what)}
        name="refund-part"
        value={wish.whole ? 'whole' : 'some'}
        onChange={(value) => onChange({ ...wish, whole: value === 'whole' })}
        options={[
          { value: 'whole', label: intl.formatMessage(m.whole) },
          { value: 'some', label: intl.formatMessage(some) },
        ]}
      />
      {wish.whole ? null : (
        <>
          <fieldset className={classes.group}>
            <legend>{intl.formatMessage(m.passengers)}</legend>
            {ahead.map(({ passenger }) => {
              const { surname, name } = order.passengers[passenger]!;
              return (
                <Checkbox
                  key={passenger}
                  label={`${surname} ${name}`}
                  checked={wish.passengers.includes(passenger)}
                  onChange={() =>
                    onChange({ ...wish, passengers: toggled(wish.passengers, passenger) })
                  }
                />
              );
            })}
          </fieldset>
          {byFlight ? (
            <fieldset className={classes.group}>
              <legend>{intl.formatMessage(m.flights)}</legend>
              {directionsOf(ahead).map((index) => {
                const { departure, arrival } = texts.slice(order.slices[index]!);
                return (
                  <Checkbox
                    key={index}
                    label={intl.formatMessage(m.flight, {
                      from: departure.city,
                      to: arrival.city,
                      date: <span className={classes.date}>{departure.date}</span>,
                    })}
                    checked={wish.slices.includes(index)}
                    onChange={() => onChange({ ...wish, slices: toggled(wish.slices, index) })}
                  />
                );
              })}
            </fieldset>
          ) : order.slices.length > 1 ? (
            <p className={classes.note}>{intl.formatMessage(m.wholeTickets)}</p>
          ) : null}
          {problem ? <Notice tone="error">{intl.formatMessage(m[problem])}</Notice> : null}
        </>
      )}
    </Stack>
  );
}
