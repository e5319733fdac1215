import type { ReactNode } from 'react';
import classes from './combobox.module.css';
import { groupItems } from './group-items';

export interface SuggestionSource<Item> {
  /** Suggestions for the present text, best first; the first is highlighted, so Enter takes it. */
  items: readonly Item[];
  itemKey: (item: Item) => string;
  renderItem: (item: Item) => ReactNode;
  /** Neighbours with the same header stand under it. */
  headerOf?: (item: Item) => string | undefined;
}

interface SuggestionsProps<Item> extends SuggestionSource<Item> {
  /** Of the field; ids of the suggestions begin with it. */
  id: string;
  list: {
    /** Of the highlighted suggestion. */
    index: number;
    hover: (index: number) => void;
    take: (index: number) => void;
  };
}

/** The suggestions, neighbours with the same header in one group. */
export function Suggestions<Item>(props: SuggestionsProps<Item>) {
  const { items, itemKey, renderItem, headerOf, id, list } = props;
  return groupItems(items, headerOf).map(({ header, entries }) => {
    const options = entries.map(({ item, index }) => (
      // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field keeps the focus and hears the keys
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
