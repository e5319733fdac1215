import { useId, type Ref } from 'react';
import { Field, type FieldTexts } from '../field/field';
import { CalendarDays } from '../icons/icons.exports';
import frame from '../text-field/text-field.module.css';
import classes from './date-field.module.css';

interface DateButtonProps extends FieldTexts {
  ref?: Ref<HTMLButtonElement>;
  labelHidden?: boolean;
  /** The chosen day in words; undefined shows the placeholder. */
  text: string | undefined;
  placeholder: string;
  expanded: boolean;
  onPress: () => void;
  onIntent: () => void;
}

/** A button that looks like a text field and opens a calendar. Its name is the label and the day. */
export function DateButton(props: DateButtonProps) {
  const { label, hint, error, note, labelHidden, text, placeholder, onIntent } = props;
  const id = useId();
  return (
    <Field {...{ label, hint, error, note, labelHidden, id }}>
      {(control) => (
        <button
          ref={props.ref}
          type="button"
          id={id}
          className={classes.button}
          data-empty={text === undefined || undefined}
          data-invalid={control['aria-invalid']}
          aria-labelledby={`${id}-label ${id}-text`}
          aria-describedby={control['aria-describedby']}
          aria-haspopup="dialog"
          aria-expanded={props.expanded}
          onClick={props.onPress}
          onPointerEnter={onIntent}
          onFocus={onIntent}
        >
          <span className={frame.affix}>
            <CalendarDays size={20} />
          </span>
          <span id={`${id}-text`} className={classes.text}>
            {text ?? placeholder}
          </span>
        </button>
      )}
    </Field>
  );
}
