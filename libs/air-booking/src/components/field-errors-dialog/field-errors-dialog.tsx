import { consentMessages } from '@karvon/checkout';
import { useIntl } from '@karvon/i18n';
import { Dialog } from '@karvon/ui-kit';
import { get } from 'react-hook-form';
import { errorGroups, type FieldName } from '../../model/error-groups';
import { bookerMessages } from '../booker-fields/booker-fields.messages';
import { fieldLabels } from '../checkout-fields/field.messages';
import { useCheckoutForm, useFieldError } from '../checkout-fields/use-checkout-field';
import { passengerMessages } from '../passenger-fields/passenger-fields.messages';
import { errorsMessages as m } from './field-errors-dialog.messages';
import classes from './field-errors-dialog.module.css';

export interface FieldErrorsDialogProps {
  open: boolean;
  onClose: () => void;
  /** Closes and goes to the field. */
  onPick: (name: FieldName) => void;
}

/** All errors, by booker and by passenger; each entry leads to its field. */
export function FieldErrorsDialog({ open, onClose, onPick }: FieldErrorsDialogProps) {
  const intl = useIntl();
  const { formState, getValues } = useCheckoutForm();
  const { errors } = formState;
  const errorOf = useFieldError();
  const types = getValues('passengers').map(({ type }) => type);
  const groups = errorGroups(types.length, (name) => Boolean(get(errors, name)));
  const titleOf = (of: (typeof groups)[number]['of']) => {
    if (of === 'booker') return intl.formatMessage(bookerMessages.title);
    if (of === 'consents') return intl.formatMessage(consentMessages.title);
    return intl.formatMessage(passengerMessages.title, { number: of + 1, type: types[of] });
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={intl.formatMessage(m.title)}
      closeLabel={intl.formatMessage(m.close)}
    >
      <p>{intl.formatMessage(m.lead)}</p>
      <div className={classes.groups}>
        {groups.map(({ of, fields }) => (
          <section key={of} aria-labelledby={`errors-${of}`}>
            <h3 id={`errors-${of}`} className={classes.title}>
              {titleOf(of)}
            </h3>
            <ul className={classes.list}>
              {fields.map(({ name, label }) => (
                <li key={name}>
                  <button type="button" className={classes.item} onClick={() => onPick(name)}>
                    <span className={classes.field}>{intl.formatMessage(fieldLabels[label])}</span>{' '}
                    <span className={classes.reason}>{errorOf(name)}</span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
