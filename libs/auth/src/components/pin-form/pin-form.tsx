import { useState, type FormEvent } from 'react';
import type { Profile } from '@karvon/contract';
import { useIntl } from '@karvon/i18n';
import { Card, Disclosure, PasswordField, useToast } from '@karvon/ui-kit';
import { useSaveProfile } from '../../data/profile.mutation';
import { useEndedSession } from '../../data/use-ended-session';
import { knownPinRule, pinRule } from '../../model/new-pin';
import { ruleOf } from '../../model/problem';
import { useTries } from '../../model/use-tries';
import { fieldMessages } from '../fields/fields.messages';
import section from '../fields/section.module.css';
import { FormEnd } from '../form-end/form-end';
import { NewPinField } from '../new-pin-fields/new-pin-field';
import { PinOwner } from '../new-pin-fields/pin-owner';
import { pinFormMessages as m } from './pin-form.messages';

/** A form to change the PIN, which needs the current one. */
export function PinForm({ profile }: { profile: Profile }) {
  const intl = useIntl();
  const toast = useToast();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const save = useSaveProfile(profile);
  const { form, tried, countTry, beginAgain } = useTries(save.error);
  useEndedSession(save.error);
  const wrong = ruleOf(save.error, 'pin.current') === 'wrong';
  const refused = knownPinRule(ruleOf(save.error, 'pin.next'));
  const currentError = () => {
    if (tried && current === '') return intl.formatMessage(fieldMessages.required);
    return wrong ? intl.formatMessage(m.wrong) : undefined;
  };

  function submit(event: FormEvent) {
    event.preventDefault();
    countTry();
    if (current === '' || pinRule(next) || save.isPending) return;
    const { username, email, langcode } = profile;
    save.mutate(
      { username, email, langcode, pin: { current, next } },
      {
        onSuccess: () => {
          setCurrent('');
          setNext('');
          beginAgain();
          toast({ tone: 'success', text: intl.formatMessage(m.saved) });
        },
      },
    );
  }
  return (
    <Card as="section">
      <Disclosure
        className={section.disclosure}
        summary={<h2 className={section.title}>{intl.formatMessage(m.title)}</h2>}
      >
        <form
          ref={form}
          className={section.form}
          // Without scripts nothing is sent, because PINs would be in an address.
          method="dialog"
          noValidate
          onSubmit={submit}
        >
          <p className={section.lead}>{intl.formatMessage(m.lead)}</p>
          <PinOwner phone={profile.phone} />
          <PasswordField
            label={intl.formatMessage(m.current)}
            name="password"
            error={currentError()}
            showLabel={intl.formatMessage(fieldMessages.show)}
            hideLabel={intl.formatMessage(fieldMessages.hide)}
            value={current}
            onChange={(event) => {
              setCurrent(event.target.value);
              if (wrong) save.reset();
            }}
          />
          <NewPinField
            value={next}
            onChange={(pin) => {
              setNext(pin);
              if (refused) save.reset();
            }}
            rule={tried ? (pinRule(next) ?? refused) : undefined}
          />
          <FormEnd
            request={save}
            explained={wrong || refused !== undefined}
            label={m.title}
            busy={m.saving}
            variant="secondary"
            className={section.submit}
          />
        </form>
      </Disclosure>
    </Card>
  );
}
