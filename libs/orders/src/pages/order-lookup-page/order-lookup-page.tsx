import { useState, type FormEvent } from 'react';
import { useIntl, useLocale, useProblemText } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { Button, Card, Notice, Search, TextField } from '@karvon/ui-kit';
import { useNavigate } from 'react-router';
import { useLookUp } from '../../data/look-up.mutation';
import { lookUpMessages as m } from './order-lookup-page.messages';
import classes from './order-lookup-page.module.css';

interface OrderLookupPageProps {
  /** From a link: the visitor only adds the surname. */
  number?: string;
}

/** The way back to an order for someone without an account. */
export function OrderLookupPage({ number = '' }: OrderLookupPageProps) {
  const intl = useIntl();
  const lang = useLocale();
  const navigate = useNavigate();
  const problemText = useProblemText();
  const [values, setValues] = useState({ bookingNumber: number, surname: '' });
  const [tried, setTried] = useState(false);
  const lookUp = useLookUp((found) => navigate(paths.airOrder.to(lang, { number: found })));

  const field = (name: keyof typeof values) => ({
    name,
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
    <div className={classes.root}>
      <h1 className={classes.title}>{intl.formatMessage(m.title)}</h1>
      <p className={classes.lead}>{intl.formatMessage(m.lead)}</p>
      <Card as="form" className={classes.form} noValidate onSubmit={submit}>
        <TextField
          label={intl.formatMessage(m.number)}
          hint={intl.formatMessage(m.numberHint)}
          autoCapitalize="characters"
          autoComplete="off"
          {...field('bookingNumber')}
        />
        <TextField
          label={intl.formatMessage(m.surname)}
          hint={intl.formatMessage(m.surnameHint)}
          autoComplete="family-name"
          {...field('surname')}
        />
        {lookUp.isError ? <Notice tone="error">{problemText(lookUp.error)}</Notice> : null}
        <Button
          type="submit"
          block
          loading={lookUp.isPending}
          loadingLabel={intl.formatMessage(m.searching)}
          iconStart={<Search aria-hidden="true" size={20} />}
        >
          {intl.formatMessage(m.find)}
        </Button>
      </Card>
    </div>
  );
}
