import { useId, useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { useCombobox } from 'downshift';
import { Field, type FieldTexts } from '../field/field';
import { Spinner } from '../spinner/spinner';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import frame from '../text-field/text-field.module.css';
import classes from './combobox.module.css';
import { groupItems } from './group-items';

export interface ComboboxProps<Item> extends FieldTexts {
  /** Suggestions for the present text, best first; the first is highlighted, so Enter takes it. */
  items: readonly Item[];
  itemKey: (item: Item) => string;
  /** What the field shows for a chosen item. */
  itemText: (item: Item) => string;
  renderItem: (item: Item) => ReactNode;
  /** Neighbours with the same header stand under it. */
  headerOf?: (item: Item) => string | undefined;
  inputValue: string;
  onInputChange: (value: string) => void;
  /** Also called when the present choice is chosen again. */
  onSelect: (item: Item) => void;
  loading?: boolean;
  loadingText?: string;
  /** Shown when there is text, nothing is loading and nothing fits. */
  emptyText?: string;
  /** Finished sentence read out when the list changes, such as "5 places". */
  announcement?: string;
  labelHidden?: boolean;
  prefix?: ReactNode;
  className?: string;
  /** The rest goes to the input: name, placeholder, disabled, required, ref, onBlur … */
  input?: Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'id'>;
}

/** A text field with suggestions that may arrive late (APG: editable combobox with list autocomplete). */
export function Combobox<Item>(props: ComboboxProps<Item>) {
  const { items, itemKey, itemText, inputValue, onInputChange, onSelect, loading = false } = props;
  const { label, hint, error, note, labelHidden, className, prefix, input } = props;
  const id = useId();
  const { isOpen, highlightedIndex, setHighlightedIndex, ...combobox } = useCombobox({
    inputId: id,
    labelId: `${id}-label`,
    menuId: `${id}-list`,
    items: items as Item[],
    itemToKey: (item) => item && itemKey(item),
    itemToString: (item) => (item ? itemText(item) : ''),
    inputValue,
    selectedItem: null,
    // Text typed means the first suggestion; a list only opened chooses nothing by itself.
    stateReducer: (_, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputChange
        ? { ...changes, highlightedIndex: 0 }
        : changes,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onSelect(selectedItem);
    },
  });
  const { getInputProps, getMenuProps, getItemProps } = combobox;

  // A list that arrives late starts at its first item: the old index points at something never seen.
  // Compared by keys, because callers often build the array anew.
  const keys = items.map(itemKey).join();
  const listed = useRef(keys);
  useLayoutEffect(() => {
    if (listed.current === keys) return;
    listed.current = keys;
    if (highlightedIndex > 0) setHighlightedIndex(0);
  }, [keys, highlightedIndex, setHighlightedIndex]);

  const empty = items.length === 0;
  const message = empty ? (loading ? props.loadingText : inputValue && props.emptyText) : undefined;
  return (
    <Field
      {...{ label, hint, error, note, labelHidden, id }}
      labelId={`${id}-label`}
      className={className}
    >
      {(control) => (
        <div className={classes.root}>
          <span className={frame.frame} data-disabled={input?.disabled || undefined}>
            {prefix ? <span className={frame.affix}>{prefix}</span> : null}
            <input
              {...control}
              {...getInputProps({
                ...input,
                // Set at once: going through an effect would move the caret to the end while typing.
                onChange: (event) => {
                  onInputChange((event.target as HTMLInputElement).value);
                },
                onFocus: (event) => {
                  event.currentTarget.select();
                  input?.onFocus?.(event);
                },
              })}
              aria-activedescendant={
                isOpen && !empty && highlightedIndex >= 0
                  ? `${id}-item-${highlightedIndex}`
                  : undefined
              }
              type="text"
              autoCapitalize="none"
              spellCheck={false}
              className={frame.input}
            />
            {loading ? (
              <span className={frame.affix}>
                <Spinner size="small" />
              </span>
            ) : null}
          </span>
          <div className={classes.popup} hidden={!isOpen || (empty && !message)}>
            <div {...getMenuProps()} className={classes.list}>
              {isOpen
                ? groupItems(items, props.headerOf).map(({ header, entries }) => {
                    const options = entries.map(({ item, index }) => (
                      <div
                        key={itemKey(item)}
                        {...getItemProps({ item, index, id: `${id}-item-${index}` })}
                        className={classes.option}
                      >
                        {props.renderItem(item)}
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
                  })
                : null}
            </div>
            {message ? <p className={classes.message}>{message}</p> : null}
          </div>
          <VisuallyHidden role="status">
            {isOpen ? (message ?? props.announcement) : null}
          </VisuallyHidden>
        </div>
      )}
    </Field>
  );
}
