import { clsx } from 'clsx';
import type { Fare } from '@karvon/contract';
import { useIntl } from '@karvon/i18n';
import { Check, Info, NamedIcon, Wallet, X } from '@karvon/ui-kit';
import { featureNames, inclusionNames, legendLabel } from './fare-features.messages';
import classes from './fare-features.module.css';

type Feature = keyof Fare['features'];
type Inclusion = Fare['features'][Feature];

const features: readonly Feature[] = ['seat', 'meal', 'priority', 'lounge', 'miles'];
const inclusions: readonly Inclusion[] = ['included', 'not-included', 'for-a-fee', 'unknown'];
const icons: Record<Inclusion, typeof Check> = {
  included: Check,
  'not-included': X,
  'for-a-fee': Wallet,
  unknown: Info,
};

/** What the fare includes, excludes or sells: the text says it, the icon only helps. */
export function FareFeatures({ fare }: { fare: Fare }) {
  const intl = useIntl();
  return (
    <ul className={clsx(classes.root, classes.features)}>
      {features.map((feature) => {
        const inclusion = fare.features[feature];
        // A newer server may send values that this page does not know.
        const state = inclusionNames[inclusion] ?? inclusionNames.unknown;
        return (
          <li key={feature} data-inclusion={inclusion}>
            <NamedIcon icons={icons} name={inclusion} />
            <span>
              {intl.formatMessage(featureNames[feature])}:{' '}
              <span className={classes.state}>{intl.formatMessage(state)}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** What the icons of the features mean. */
export function FeatureLegend() {
  const intl = useIntl();
  return (
    <ul className={clsx(classes.root, classes.legend)} aria-label={intl.formatMessage(legendLabel)}>
      {inclusions.map((inclusion) => (
        <li key={inclusion} data-inclusion={inclusion}>
          <NamedIcon icons={icons} name={inclusion} />
          {intl.formatMessage(inclusionNames[inclusion])}
        </li>
      ))}
    </ul>
  );
}
