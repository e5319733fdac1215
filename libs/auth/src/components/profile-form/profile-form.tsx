import { useState, type FormEvent } from 'react';
import type { Locale, Profile } from '@karvon/contract';
import { locales, useIntl } from '@karvon/i18n';
import { usePhoneText } from '@karvon/phone-input';
import { DescriptionList, SectionCard, Select, useToast } from '@karvon/ui-kit';
import { visibleText } from '@karvon/name-spelling';
import { useEndedSession } from '../../data/use-ended-session';
import { useLeftForm } from '../../data/use-left-form';
import { useSaveProfile } from '../../data/profile.mutation';
import { emailRule, usernameRule } from '../../model/account-rules';
import { languageNames } from '../../model/language-names';
import { useTries } from '../../model/use-tries';
import { EmailField } from '../fields/email-field';
import { UsernameField } from '../fields/username-field';
import section from '../fields/section.module.css';
import { FormEnd } from '../form-end/form-end';
import { profileFormMessages as m } from './profile-form.messages';

/** A form with name, e-mail and language; the phone identifies the account and cannot be changed. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const intl = useIntl();
  const toast = useToast();
  const phone = usePhoneText(profile.phone);
  const [fields, setFields] = useState({
    username: profile.username,
    email: profile.email ?? '',
    langcode: profile.langcode,
  });
  const { username, email, langcode } = fields;
  const set = (changes: Partial<typeof fields>) =>
    setFields((before) => ({ ...before, ...changes }));
  const save = useSaveProfile(profile);
  const { form, tried, countTry } = useTries(save.error);
  useLeftForm(`profile.${profile.id}`, fields, setFields, save.error);
  useEndedSession(save.error);
  const issues = tried ? { name: usernameRule(username), email: emailRule(email) } : {};

  function submit(event: FormEvent) {
    event.preventDefault();
    countTry();
    if (usernameRule(username) || emailRule(email) || save.isPending) return;
    save.mutate(
      {
        username: visibleText(username).trim(),
        email: visibleText(email).trim() || null,
        langcode,
      },
      {
        onSuccess: (user) => {
          set({ username: user.username });
          toast({ tone: 'success', text: intl.formatMessage(m.saved) });
        },
      },
    );
  }
  return (
    <SectionCard title={intl.formatMessage(m.title)}>
      <DescriptionList rows={[{ term: intl.formatMessage(m.phone), value: phone }]} />
      <form
        ref={form}
        className={section.form}
        // Without scripts nothing is sent, because the e-mail would be in an address.
        method="dialog"
        noValidate
        onSubmit={submit}
      >
        <UsernameField
          value={username}
          onChange={(typed) => set({ username: typed })}
          rule={issues.name}
        />
        <EmailField value={email} onChange={(typed) => set({ email: typed })} rule={issues.email} />
        <Select
          label={intl.formatMessage(m.langcode)}
          name="langcode"
          value={langcode}
          onChange={(event) => set({ langcode: event.target.value as Locale })}
          options={locales.map((value) => ({ value, label: languageNames[value] }))}
        />
        <FormEnd request={save} label={m.save} busy={m.saving} className={section.submit} />
      </form>
    </SectionCard>
  );
}
