import { useIntl } from '@karvon/i18n';
import { Button, EmptyState, Scene } from '@karvon/ui-kit';
import { filteredOutMessages as m } from './filtered-out.messages';
import type { FilterToDrop } from './filters-to-drop';

interface FilteredOutProps<Name, Filter> {
  /** Text below the heading: the results that exist without the filters. */
  text: string;
  drops: readonly FilterToDrop<Name, Filter>[];
  dropText: (drop: FilterToDrop<Name, Filter>) => string;
  noFilter: Filter;
  onChange: (filter: Filter) => void;
}

/** Shown when the filters exclude everything: which filter to drop, and what that would show. */
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
