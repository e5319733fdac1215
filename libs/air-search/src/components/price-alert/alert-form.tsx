import { useRef, useState, type FormEvent } from 'react';
import { isApiProblem } from '@karvon/api-client';
import { emailPattern } from '@karvon/contract';
import { EmailInput } from '@karvon/email-input';
import { useFormat, useIntl, useLocale, useProblemText } from '@karvon/i18n';
import { visibleText } from '@karvon/name-spelling';
import { paths } from '@karvon/paths';
import { Button, NewTabLink, Notice } from '@karvon/ui-kit';
import { useHref } from 'react-router';
import type { useSetPriceAlert } from '../../data/price-alert.mutation';
import { lastDay, type SearchCriteria } from '../../model/search/search-criteria';
import { alertDialogMessages as m } from './alert-dialog.messages';
import { alertMessages } from './price-alert.messages';
import classes from './price-alert.module.css';

interface AlertFormProps {
  criteria: SearchCriteria;
  request: ReturnType<typeof useSetPriceAlert>;
  /** The initial value of the field. */
  email: string;
}

/** The only validation error of the API that the form cannot find itself. */
const isFull = (error: unknown) =>
  isApiProblem(error) &&
  error.problem.code === 'validation-failed' &&
  error.problem.issues.some(({ rule }) => rule === 'too-many-alerts');

/** A form with one field. Its error appears after the submit. */
export function AlertForm({ criteria, request, email: begun }: AlertFormProps) {
  const intl = useIntl();
  const format = useFormat();
  const problemText = useProblemText();
  const consentTo = useHref(paths.company.to(useLocale(), { id: 'privacyagreement' }));
  const form = useRef<HTMLFormElement>(null);
  const [email, setEmail] = useState(begun);
  const [sent, setSent] = useState(false);
  const typed = visibleText(email).trim();
  const wrong = !emailPattern.test(typed);
  const { out } = criteria;
  const last = lastDay(criteria);

  function send(event: FormEvent) {
    event.preventDefault();
    setSent(true);
    if (wrong) form.current?.querySelector('input')?.focus();
    else request.mutate(typed);
  }

  return (
    <form ref={form} className={classes.form} noValidate onSubmit={send}>
      <p className={classes.trip}>
        {last > out ? format.range(out, last) : format.date(out, 'weekdayDayMonth')}
      </p>
      <p>{intl.formatMessage(m.lead)}</p>
      <EmailInput
        label={intl.formatMessage(m.email)}
        error={sent && wrong ? intl.formatMessage(m.emailWrong) : undefined}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      {request.error ? (
        <Notice tone="error">
          {isFull(request.error)
            ? intl.formatMessage(alertMessages.full)
            : problemText(request.error)}
        </Notice>
      ) : null}
      <Button
        type="submit"
        block
        loading={request.isPending}
        loadingLabel={intl.formatMessage(m.sending)}
      >
        {intl.formatMessage(m.send)}
      </Button>
      <p className={classes.note}>
        {intl.formatMessage(m.consent, {
          policy: (words) => (
            <NewTabLink key="policy" href={consentTo} note={intl.formatMessage(m.newTab)}>
              {words}
            </NewTabLink>
          ),
        })}
      </p>
    </form>
  );
}
