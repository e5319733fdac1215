import { useId, useRef, type ComponentProps, type ReactNode } from 'react';
import { focusBeside } from '../behaviour/floating/shadow-tree';
import { Field, type FieldTexts } from '../field/field';
import { Spinner } from '../spinner/spinner';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import frame from '../text-field/text-field.module.css';
import classes from './combobox.module.css';
import { Suggestions, type SuggestionSource } from './group-suggestions';
import { useSuggestionList } from './use-suggestion-list';

export interface ComboboxProps<Item> extends FieldTexts, SuggestionSource<Item> {
  inputValue: string;
  onInputChange: (value: string) => void;
  /**
   * Also called when the current choice is chosen again.
   * @param leaving the visitor chose it by moving to the next field
   */
  onSelect: (item: Item, leaving: boolean) => void;
  loading?: boolean;
  loadingText?: string;
  /** Shown when there is text, nothing is loading and nothing matches. */
  emptyText?: string;
  /** Read out when the list changes, such as "5 places". */
  announcement?: string;
  labelHidden?: boolean;
  prefix?: ReactNode;
  className?: string;
  /** Further props go to the input: name, placeholder, disabled, required, ref, onBlur … */
  input?: Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'id'>;
}

/** A text field with suggestions that may load late (APG: editable combobox with list autocomplete). */
export function Combobox<Item>(props: ComboboxProps<Item>) {
  const { items, itemKey, inputValue, onInputChange, onSelect, loading = false } = props;
  const { label, hint, error, note, labelHidden, className, prefix, input } = props;
  const id = useId();
  const suggestions = useSuggestionList({ items, itemKey, onSelect });
  const { open, index: highlighted } = suggestions;
  /** True during the click that focuses the field. */
  const entering = useRef(false);

  const empty = items.length === 0;
  const message = empty ? (loading ? props.loadingText : inputValue && props.emptyText) : undefined;
  return (
    <Field {...{ label, hint, error, note, labelHidden, id }} className={className}>
      {(control) => (
        <div ref={suggestions.root} className={classes.root}>
          <span className={frame.frame} data-disabled={input?.disabled || undefined}>
            {prefix ? <span className={frame.affix}>{prefix}</span> : null}
            <input
              {...input}
              {...control}
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={open}
              aria-controls={`${id}-list`}
              aria-activedescendant={
                open && !empty && highlighted >= 0 ? `${id}-item-${highlighted}` : undefined
              }
              autoComplete="off"
              value={inputValue}
              onChange={(event) => {
                suggestions.typed(event);
                onInputChange(event.target.value);
              }}
              onMouseDown={(event) => {
                entering.current = focusBeside(event.currentTarget) !== event.currentTarget;
                input?.onMouseDown?.(event);
              }}
              onMouseUp={(event) => {
                // WebKit places its caret where the click ends, after all its events, unless the default of this one is
                // prevented.
                if (entering.current) event.preventDefault();
                input?.onMouseUp?.(event);
              }}
              onClick={(event) => {
                suggestions.pressed();
                input?.onClick?.(event);
              }}
              onKeyDown={(event) => {
                input?.onKeyDown?.(event);
                suggestions.keyPressed(event);
              }}
              onFocus={(event) => {
                // Hydration replays a focus event late: the visitor is already typing, and the next letter would replace selected
                // text.
                if (event.isTrusted) event.currentTarget.select();
                input?.onFocus?.(event);
              }}
              onBlur={(event) => {
                suggestions.left(event);
                input?.onBlur?.(event);
              }}
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
          {/* A click in the popup, also on its scroll bar, must not move the focus. */}
          <div
            role="presentation"
            className={classes.popup}
            hidden={!open || (empty && !message)}
            onMouseDown={(event) => event.preventDefault()}
            onMouseLeave={() => suggestions.hover(-1)}
          >
            <div
              ref={suggestions.list}
              id={`${id}-list`}
              role="listbox"
              aria-labelledby={`${id}-label`}
              className={classes.list}
            >
              {open ? <Suggestions {...props} id={id} list={suggestions} /> : null}
            </div>
            {message ? <p className={classes.message}>{message}</p> : null}
          </div>
          <VisuallyHidden role="status">
            {open ? (message ?? props.announcement) : null}
          </VisuallyHidden>
        </div>
      )}
    </Field>
  );
}
