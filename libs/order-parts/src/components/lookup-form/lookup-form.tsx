import { useState, type FormEvent } from 'react';
import { clsx } from 'clsx';
import { useIntl, useLocale, useProblemText } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { Button, Notice, Search, TextField } from '@karvon/ui-kit';
import { useHref } from 'react-router';
import { lookupMessages as m } from './lookup-form.messages';
import classes from './lookup-form.module.css';

interface FieldTexts {
  label: string;
  hint: string;
}

export interface LookupFormSettings {
  /** The number from a link, so that the visitor only adds the name. */
  number?: string;
  /** Puts the fields in a row where there is room. */
  wide?: boolean;
  /** The problem of the last attempt, when the browser sent the form as a page. */
  problem?: { code: string } | undefined;
  /** For partners' pages: the browser sends the form to the storefront, so the partner's page sees no response. */
  sendAsPage?: {
    /** Where the storefront opens, as a link's `target`. */
    target: string;
    /** Called when the form is sent. */
    onSend: (number: string) => void;
  };
}

interface LookupFormProps extends LookupFormSettings {
  kind: 'air' | 'hotel';
  texts: { number: FieldTexts; name: FieldTexts };
  /** The field's name in the request to the storefront's server. */
  name: 'surname' | 'buyerName';
  /** The field's `autocomplete`: 'family-name' or 'name'. */
  nameFills: string;
  lookUp: { isPending: boolean; isIdle: boolean; error: unknown };
  onLookUp: (search: { number: string; name: string }) => void;
}

/** A form with a number and a name that opens an order. */
export function LookupForm(props: LookupFormProps) {
  const { kind, number = '', wide = false, texts, lookUp, onLookUp, sendAsPage } = props;
  const intl = useIntl();
  const lang = useLocale();
  const problemText = useProblemText();
  const [values, setValues] = useState({ number, name: '' });
  const [tried, setTried] = useState(false);
  const action = useHref(paths.findOrder.to(lang));
  const problem = lookUp.error ?? (lookUp.isIdle ? props.problem : undefined);

  const field = (name: keyof typeof values) => ({
    ...texts[name],
    value: values[name],
    onChange: (event: { target: { value: string } }) =>
      setValues({ ...values, [name]: event.target.value }),
    error: tried && values[name].trim() === '' ? intl.formatMessage(m.required) : undefined,
    spellCheck: false,
  });

  function submit(event: FormEvent) {
    setTried(true);
    const whole = values.number.trim() && values.name.trim();
    if (!whole || !sendAsPage) event.preventDefault();
    if (!whole) return;
    if (sendAsPage) sendAsPage.onSend(values.number.trim());
    else onLookUp(values);
  }

  return (
    <form
      className={clsx(classes.root, wide && classes.wide)}
      // Works before scripts load; a POST keeps the name out of addresses.
      method="post"
      action={action}
      target={sendAsPage?.target}
      noValidate
      onSubmit={submit}
    >
      {kind === 'hotel' ? <input type="hidden" name="kind" value="hotel" /> : null}
      <TextField
        autoCapitalize="characters"
        autoComplete="off"
        name="number"
        {...field('number')}
      />
      <TextField autoComplete={props.nameFills} name={props.name} {...field('name')} />
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
      {problem ? (
        <div className={classes.problem}>
          <Notice tone="error">{problemText(problem)}</Notice>
        </div>
      ) : null}
    </form>
  );
}
