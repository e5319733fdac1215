import { memo, useId } from 'react';
import { useIntl } from '@karvon/i18n';
import { FilterFold } from '@karvon/search-parts';
import { RadioGroup } from '@karvon/ui-kit';
import { withHotels, type Option } from '../../model/filter-options';
import { filterMessages as m } from './filters.messages';
import { useFilterNames } from './use-filter-names';

interface ScoreFilterProps {
  options: readonly Option<number>[];
  /** In tenths of a point. */
  score: number | null;
  onChange: (score: number | null) => void;
}

/** Filter by what guests think of a hotel. */
export const ScoreFilter = memo(function ScoreFilter(props: ScoreFilterProps) {
  const { options, score, onChange } = props;
  const intl = useIntl();
  const label = useFilterNames()('score');
  return (
    <FilterFold title={label} state={score ? `${score / 10}+` : 0} open>
      <RadioGroup
        label={label}
        labelHidden
        name={useId()}
        value={String(score ?? '')}
        onChange={(value) => onChange(Number(value) || null)}
        options={[
          { value: '', label: intl.formatMessage(m.anywhere) },
          ...withHotels(options, (value) => value === score).map(({ value, count }) => ({
            value: String(value),
            label: intl.formatMessage(m.object, { name: `${value / 10}+`, count }),
          })),
        ]}
      />
    </FilterFold>
  );
});
