import { clsx } from 'clsx';
import type { Fare } from '@karvon/contract';
import { useIntl } from '@karvon/i18n';
import type { ItineraryTexts } from '@karvon/itinerary';
import { Check, Info, NamedIcon, Wallet, X } from '@karvon/ui-kit';
import { featureNames, inclusionNames, legendLabel } from './fare-features.messages';
import classes from './fare-features.module.css';

type Feature = keyof Fare['features'];
type Inclusion = Fare['features'][Feature];

const features: readonly Feature[] = ['seat', 'meal', 'priority', 'lounge', 'miles'];
const legend: readonly Inclusion[] = ['included', 'not-included', 'for-a-fee'];
const icons: Record<Inclusion, typeof Check> = {
  included: Check,
  'not-included': X,
  'for-a-fee': Wallet,
  unknown: Info,
};

type States = ReturnType<ItineraryTexts['features']>;

const isKnown = (states: States[Feature]): boolean =>
  states.some(({ inclusion }) => inclusion !== 'unknown');

/**
 * What the fare includes, excludes or sells, on all flights or on each: the text says it, the icon only helps. A feature of
 * which the carrier tells nothing is left out.
 */
export function FareFeatures({ states }: { states: States }) {
  const intl = useIntl();
  const shown = features.filter((feature) => isKnown(states[feature]));
  if (shown.length === 0) return null;
  return (
    <ul className={clsx(classes.root, classes.features)}>
      {shown.flatMap((feature) =>
        states[feature].map(({ inclusion, flights }) => {
          // A newer server may send values that this page does not know.
          const state = inclusionNames[inclusion] ?? inclusionNames.unknown;
          return (
            <li key={`${feature} ${inclusion}`} data-inclusion={inclusion}>
              <NamedIcon icons={icons} name={inclusion} />
              <span>
                <span>{intl.formatMessage(featureNames[feature])}</span>:{' '}
                <span className={classes.state}>{intl.formatMessage(state)}</span>
                {flights.length > 0 ? (
                  <span className={classes.flights}>{flights.join(', ')}</span>
                ) : null}
              </span>
            </li>
          );
        }),
      )}
    </ul>
  );
}

/** What the icons of the features mean. */
export function FeatureLegend() {
  const intl = useIntl();
  return (
    <ul className={clsx(classes.root, classes.legend)} aria-label={intl.formatMessage(legendLabel)}>
      {legend.map((inclusion) => (
        <li key={inclusion} data-inclusion={inclusion}>
          <NamedIcon icons={icons} name={inclusion} />
          <span>{intl.formatMessage(inclusionNames[inclusion])}</span>
        </li>
      ))}
    </ul>
  );
}
