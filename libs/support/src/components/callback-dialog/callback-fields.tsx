import { useRef, useState, type FormEvent } from 'react';
import { maxCallerNameLength, type CallbackTopic } from '@karvon/contract';
import { clockOf, isAlwaysOpen } from '@karvon/edition';
import { FormattedMessage, useFormat, useIntl, useLocale, useProblemText } from '@karvon/i18n';
import { loadPhoneReader, PhoneInput, type PhoneReader } from '@karvon/phone-input';
import { Button, Notice, Select, TextField } from '@karvon/ui-kit';
import { useLocation } from 'react-router';
import type { useRequestCall } from '../../data/request-call.mutation';
import {
  findIssues,
  toRequest,
  type CallbackForm,
  type CallbackIssues,
} from '../../model/callback-form';
import { callbackTopics } from '../../model/callback-topics';
import type { CallbackButtonProps } from '../callback-button-props';
import { dialogMessages as m, issueMessages, topicMessages } from './callback-dialog.messages';
import { ConsentBox } from './consent-box';
import classes from './callback-dialog.module.css';

interface CallbackFieldsProps extends Pick<CallbackButtonProps, 'edition' | 'orderNumber'> {
  form: CallbackForm;
  onChange: (form: CallbackForm) => void;
  request: ReturnType<typeof useRequestCall>;
}

export function CallbackFields(props: CallbackFieldsProps) {
  const { form, onChange, edition, orderNumber, request } = props;
  const { support, defaultPhoneCountry: country } = edition;
  const intl = useIntl();
  const format = useFormat();
  const lang = useLocale();
  const { pathname } = useLocation();
  const problemText = useProblemText();
  const element = useRef<HTMLFormElement>(null);
  /** The phone parser; undefined before the form is first sent. */
  const [readPhone, setReadPhone] = useState<PhoneReader>();
  const issues: CallbackIssues = readPhone ? findIssues(form, readPhone) : {};
  const set = (changes: Partial<CallbackForm>) => onChange({ ...form, ...changes });
  const error = (field: keyof CallbackIssues) => {
    const issue = issues[field];
    return issue && intl.formatMessage(issueMessages[issue]);
  };

  async function send() {
    const reader = await loadPhoneReader(country);
    setReadPhone(() => reader);
    const [first] = Object.keys(findIssues(form, reader));
    if (first) {
      element.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    const page = { path: pathname.slice(0, 200), ...(orderNumber && { orderNumber }) };
    request.mutate(toRequest(form, reader, { page, lang }));
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!request.isPending) void send();
  }

  const [phone] = edition.phones;
  return (
    <form ref={element} className={classes.form} noValidate onSubmit={submit}>
      <p className={classes.lead}>
        {isAlwaysOpen(support)
          ? intl.formatMessage(m.leadAlways)
          : intl.formatMessage(m.lead, {
              from: format.time(clockOf(support.opensAt)),
              to: format.time(clockOf(support.closesAt)),
              clock: support.clock[format.locale],
            })}
      </p>
      <PhoneInput
        focused
        label={intl.formatMessage(m.phone)}
        name="phone"
        value={form.phone}
        country={country}
        error={error('phone')}
        onChange={(phone) => set({ phone })}
      />
      <TextField
        label={intl.formatMessage(m.name)}
        name="name"
        autoComplete="given-name"
        maxLength={maxCallerNameLength}
        value={form.name}
        error={error('name')}
        onChange={(event) => set({ name: event.target.value })}
      />
      <Select
        label={intl.formatMessage(m.topic)}
        name="topic"
        value={form.topic}
        options={callbackTopics.map((topic) => ({
          value: topic,
          label: intl.formatMessage(topicMessages[topic]),
        }))}
        onChange={(event) => set({ topic: event.target.value as CallbackTopic })}
      />
      <ConsentBox
        checked={form.consent}
        error={error('consent')}
        onChange={(consent) => set({ consent })}
      />
      {request.isError ? <Notice tone="error">{problemText(request.error)}</Notice> : null}
      <Button
        type="submit"
        block
        loading={request.isPending}
        loadingLabel={intl.formatMessage(m.sending)}
      >
        <FormattedMessage {...m.send} />
      </Button>
      {phone ? (
        <p className={classes.muted}>
          <FormattedMessage {...m.orCall} /> <a href={`tel:${phone.number}`}>{phone.label}</a>
        </p>
      ) : null}
    </form>
  );
}
