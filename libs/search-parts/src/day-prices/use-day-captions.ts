import { useEffect, useMemo } from 'react';
import { weekdayOf, type PlainDate } from '@karvon/calendar';
import { useFormat, useIntl, type MessageDescriptor } from '@karvon/i18n';
import { priceScale, type PriceScale } from './price-scale';
import type { PriceTone, TonedDay } from './toned-days';
import type { CalendarPrices } from './use-open-calendar';

/** The texts of a day for screen readers, with `date`, `weekday` and `price`. */
export type DayNames = Record<PriceTone | 'other', MessageDescriptor>;

/**
 * Captions of the days, short and in words, given to `onCaptions` whenever they change. Returns their unit; null without prices.
 * @param names the same object at each call
 */
export function useDayCaptions(
  days: Map<PlainDate, TonedDay>,
  names: DayNames,
  onCaptions: CalendarPrices['onCaptions'],
): PriceScale | null {
  const intl = useIntl();
  const format = useFormat();
  const scale = useMemo(() => priceScale([...days.values()].map(({ price }) => price)), [days]);
  useEffect(() => {
    onCaptions(() => (day) => {
      const found = days.get(day);
      if (!found || !scale) return undefined;
      const { tone, price } = found;
      const { value, fractionDigits } = scale.shorten(price);
      return {
        text: format.number(value, fractionDigits),
        label: intl.formatMessage(names[tone ?? 'other'], {
          date: format.date(day),
          weekday: format.weekdayName(weekdayOf(day)),
          price: format.money(price),
        }),
        ...(tone && { tone }),
      };
    });
  }, [days, scale, names, format, intl, onCaptions]);
  return scale;
}
