import { memo } from 'react';
import type { HotelObject, HotelObjectKind } from '@karvon/contract';
import { useIntl } from '@karvon/i18n';
import { Select } from '@karvon/ui-kit';
import { limits, usualLimit, withHotels, type Option } from '../../model/filter-options';
import type { Near } from '../../model/hotel-filter';
import { useDistance } from '../hotel-facts/use-distance';
import { filterMessages as m } from './filters.messages';
import classes from './filters.module.css';
import { useFilterNames } from './use-filter-names';

interface NearFilterProps {
  kind: HotelObjectKind;
  options: readonly Option<HotelObject>[];
  near: Near | undefined;
  onChange: (kind: HotelObjectKind, near: Near | null) => void;
}

/** Filter by distance to a place of one kind. The lists are long, so they render again only when they change. */
export const NearFilter = memo(function NearFilter(props: NearFilterProps) {
  const { kind, options, near, onChange } = props;
  const intl = useIntl();
  const distance = useDistance();
  const name = useFilterNames()(kind);
  const within = near?.within ?? usualLimit[kind];
  // A link may name a place of another city: it stays an option, so that the visitor can remove it.
  const unknown = near && options.every(({ value }) => value.code !== near.code);
  return (
    <div className={classes.near}>
      <Select
        label={name}
        value={near?.code ?? ''}
        onChange={({ target: { value } }) => onChange(kind, value ? { code: value, within } : null)}
        options={[
          { value: '', label: intl.formatMessage(m.anywhere) },
          ...withHotels(options, ({ code }) => code === near?.code).map(({ value, count }) => ({
            value: value.code,
            label: intl.formatMessage(m.object, { name: value.name, count }),
          })),
          ...(unknown ? [{ value: near.code, label: near.code }] : []),
        ]}
      />
      {near ? (
        <Select
          label={`${name}: ${intl.formatMessage(m.within)}`}
          labelHidden
          value={String(near.within)}
          onChange={({ target: { value } }) => onChange(kind, { ...near, within: Number(value) })}
          options={[...new Set([...limits[kind], near.within])]
            .sort((a, b) => a - b)
            .map((metres) => ({
              value: String(metres),
              label: `${intl.formatMessage(m.within)} ${distance(metres)}`,
            }))}
        />
      ) : null}
    </div>
  );
});
