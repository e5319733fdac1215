import { useIntl } from '@karvon/i18n';
import { Button, EmptyState, Scene } from '@karvon/ui-kit';
import { filteredOutMessages as m } from './filtered-out.messages';
import type { FilterToDrop } from './filters-to-drop';

interface FilteredOutProps<Name, Filter> {
  /** Text below the heading: the number of results without the filters. */
  text: string;
  drops: readonly FilterToDrop<Name, Filter>[];
  dropText: (drop: FilterToDrop<Name, Filter>) => string;
  noFilter: Filter;
  onChange: (filter: Filter) => void;
}

/** Shown when the filters exclude everything: the filters to remove, each with its result. */
export function FilteredOut<Name extends string, Filter>(props: FilteredOutProps<Name, Filter>) {
  const { text, drops, dropText, noFilter, onChange } = props;
  const intl = useIntl();
  return (
    <EmptyState
      picture={<Scene name="caravan" vignette />}
      title={intl.formatMessage(m.filtered)}
      text={text}
      actions={
        <>
          {drops.map((drop, index) => (
            <Button
              key={drop.name}
              variant={index === 0 ? 'primary' : 'secondary'}
              onClick={() => onChange(drop.rest)}
            >
              {dropText(drop)}
            </Button>
          ))}
          <Button variant="secondary" onClick={() => onChange(noFilter)}>
            {intl.formatMessage(m.dropAll)}
          </Button>
        </>
      }
    />
  );
}
