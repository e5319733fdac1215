import { useIntl } from '@karvon/i18n';
import { Switch } from '@karvon/ui-kit';
import type { Tally } from '../../model/filters/filter-options';
import { withConcession } from '../../model/filters/offer-filter';
import { concessions } from '../../model/offers/offer-facts';
import { concessionHints, concessionNames, filterMessages as m } from './filters.messages';
import type { FiltersPanelProps } from './filters-panel-props';
import classes from './filters.module.css';

interface ConcessionSwitchesProps extends Pick<
  FiltersPanelProps,
  'options' | 'filter' | 'onChange'
> {
  /** Formats 'N offers from a price'. */
  found: (tally: Tally) => string;
}

/** A switch for each kind of offer that is hidden by default, where there are such offers. */
export function ConcessionSwitches({ options, filter, onChange, found }: ConcessionSwitchesProps) {
  const intl = useIntl();
  return concessions.map((name) => {
    const tally = options.concessions[name];
    const isAllowed = filter.allowed.includes(name);
    return tally || isAllowed ? (
      <Switch
        key={name}
        label={intl.formatMessage(concessionNames[name])}
        checked={isAllowed}
        onChange={(event) => onChange(withConcession(filter, name, event.target.checked))}
        hint={
          tally && tally.count > 0 ? (
            <>
              <span>{intl.formatMessage(concessionHints[name])}</span>{' '}
              <span className={classes.found}>{found(tally)}</span>
            </>
          ) : (
            <span>{intl.formatMessage(m.concessionNone)}</span>
          )
        }
      />
    ) : null;
  });
}
