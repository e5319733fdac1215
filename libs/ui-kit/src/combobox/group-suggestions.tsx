import type { ReactNode } from 'react';
import classes from './combobox.module.css';
import { groupItems } from './group-items';

export interface SuggestionSource<Item> {
  /** Suggestions for the current text, best first; the first is highlighted, so Enter takes it. */
  items: readonly Item[];
  itemKey: (item: Item) => string;
  renderItem: (item: Item) => ReactNode;
  /** Adjacent items with the same header form a group. */
  headerOf?: (item: Item) => string | undefined;
}

interface SuggestionsProps<Item> extends SuggestionSource<Item> {
  /** Id of the field; ids of the suggestions begin with it. */
  id: string;
  list: {
    /** Index of the highlighted suggestion. */
    index: number;
    hover: (index: number) => void;
    take: (index: number) => void;
  };
}

/** The suggestions; adjacent ones with the same header are a group. */
export function Suggestions<Item>(props: SuggestionsProps<Item>) {
  const { items, itemKey, renderItem, headerOf, id, list } = props;
  return groupItems(items, headerOf).map(({ header, entries }) => {
    const options = entries.map(({ item, index }) => (
      // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field keeps the focus and handles the keys
      <div
        key={itemKey(item)}
        id={`${id}-item-${index}`}
        role="option"
        aria-selected={index === list.index}
        className={classes.option}
        onMouseMove={() => list.hover(index)}
        onClick={() => list.take(index)}
      >
        {renderItem(item)}
      </div>
    ));
    if (header === undefined) return options;
    const headerId = `${id}-header-${entries[0]?.index}`;
    return (
      <div key={headerId} role="group" aria-labelledby={headerId}>
        <span id={headerId} role="presentation" className={classes.header}>
          {header}
        </span>
        {options}
      </div>
    );
  });
}
