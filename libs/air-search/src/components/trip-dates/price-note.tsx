import type { PriceCalendar } from '@karvon/contract';
import { useFormat, useIntl } from '@karvon/i18n';
import { PricesNote, priceMessages, type PriceScale } from '@karvon/search-parts';
import { Checkbox } from '@karvon/ui-kit';
import { oldestAge, shownAge } from '../../model/days/day-prices';
import { pricesMessages as m } from '../day-prices.messages';

interface PriceNoteProps {
  /** True when both places are known and differ, so that prices can be requested. */
  requested: boolean;
  /** Days of the stay, both ends included; null for one way, undefined while the return day is being chosen. */
  stay: number | null | undefined;
  calendar: PriceCalendar | undefined;
  /** The unit of the prices; null without prices. */
  scale: PriceScale | null;
  failed: boolean;
  direct: boolean;
  onDirect: (direct: boolean) => void;
}

/** Explains the prices in the calendar and their age, with the switch for nonstop flights. */
export function PriceNote({
  requested,
  stay,
  calendar,
  scale,
  failed,
  direct,
  onDirect,
}: PriceNoteProps) {
  const intl = useIntl();
  const format = useFormat();

  function text(): string {
    if (!requested) return intl.formatMessage(m.noPlace);
    if (failed) return intl.formatMessage(priceMessages.problem);
    if (!calendar) return intl.formatMessage(priceMessages.loading);
    if (!scale) return intl.formatMessage(priceMessages.none);
    const unit = intl.formatMessage(priceMessages.unit, {
      scale: scale.scale,
      currency: scale.currency,
    });
    const age = oldestAge(calendar);
    return [
      stay === undefined
        ? intl.formatMessage(m.wayBack, { unit })
        : stay === null
          ? intl.formatMessage(m.oneWay, { unit })
          : intl.formatMessage(m.stay, { days: stay, unit }),
      age === null
        ? intl.formatMessage(m.live)
        : intl.formatMessage(m.age, { age: format.duration(shownAge(age)) }),
    ].join(' ');
  }

  const legend = scale && {
    best: intl.formatMessage(m.legendBest),
    good: intl.formatMessage(m.legendGood),
  };
  return (
    <PricesNote legend={legend} text={text()}>
      {requested ? (
        <Checkbox
          label={intl.formatMessage(m.direct)}
          checked={direct}
          onChange={(event) => onDirect(event.target.checked)}
        />
      ) : null}
    </PricesNote>
  );
}
