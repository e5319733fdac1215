import { useState, type FormEvent } from 'react';
import { clsx } from 'clsx';
import { useIntl, useLocale, useProblemText } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { Button, Notice, Search, TextField } from '@karvon/ui-kit';
import { useNavigate } from 'react-router';
import { useLookUp } from '../../data/look-up.mutation';
import { lookUpMessages as m } from './order-lookup-form.messages';
import classes from './order-lookup-form.module.css';

export interface OrderLookupFormProps {
  /** From a link: the visitor only adds the surname. */
  number?: string;
  /** Fields in a row where there is room. */
  wide?: boolean;
}

/** Number and surname; leads to the order they open. */
export function OrderLookupForm({ number = '', wide = false }: OrderLookupFormProps) {
  const intl = useIntl();
  const lang = useLocale();
  const navigate = useNavigate();
  const problemText = useProblemText();
  const [values, setValues] = useState({ bookingNumber: number, surname: '' });
  const [tried, setTried] = useState(false);
  const lookUp = useLookUp((found) => navigate(paths.airOrder.to(lang, { number: found })));

  const field = (name: keyof typeof values) => ({
    value: values[name],
    onChange: (event: { target: { value: string } }) =>
      setValues({ ...values, [name]: event.target.value }),
    error: tried && values[name].trim() === '' ? intl.formatMessage(m.required) : undefined,
    spellCheck: false,
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (values.bookingNumber.trim() && values.surname.trim()) lookUp.mutate(values);
  }

  return (
    <form
      className={clsx(classes.root, wide && classes.wide)}
      // Before its code is there it leads to the page of the same form.
      action={paths.myOrder.to(lang)}
      noValidate
      onSubmit={submit}
    >
      <TextField
        label={intl.formatMessage(m.number)}
        hint={intl.formatMessage(m.numberHint)}
        autoCapitalize="characters"
        autoComplete="off"
        // The surname has no name: sent before our code is there, it would stand in an address.
        name="number"
        {...field('bookingNumber')}
      />
      <TextField
        label={intl.formatMessage(m.surname)}
        hint={intl.formatMessage(m.surnameHint)}
        autoComplete="family-name"
        {...field('surname')}
      />
      <Button
        type="submit"
        block
        className={classes.submit}
        loading={lookUp.isPending}
        loadingLabel={intl.formatMessage(m.searching)}
        iconStart={<Search aria-hidden="true" size={20} />}
      >
        {intl.formatMessage(m.find)}
      </Button>
      {lookUp.isError ? (
        <div className={classes.problem}>
          <Notice tone="error">{problemText(lookUp.error)}</Notice>
        </div>
      ) : null}
    </form>
  );
}
