import { useRef, useState, type FormEvent } from 'react';
import type { Locale, Profile } from '@karvon/contract';
import { locales, useIntl } from '@karvon/i18n';
import { usePhoneText } from '@karvon/phone-input';
import { DescriptionList, SectionCard, Select, useToast } from '@karvon/ui-kit';
import { visibleText } from '@karvon/name-spelling';
import { useEndedSession } from '../../data/use-ended-session';
import { useSaveProfile } from '../../data/profile.mutation';
import { emailRule, usernameRule } from '../../model/account-rules';
import { languageNames } from '../../model/language-names';
import { EmailField } from '../fields/email-field';
import { UsernameField } from '../fields/username-field';
import section from '../fields/section.module.css';
import { FormEnd } from '../form-end/form-end';
import { profileFormMessages as m } from './profile-form.messages';

/** A form with name, e-mail and language; the phone identifies the account and cannot be changed. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const intl = useIntl();
  const toast = useToast();
  const element = useRef<HTMLFormElement>(null);
  const phone = usePhoneText(profile.phone);
  const [username, setUsername] = useState(profile.username);
  const [email, setEmail] = useState(profile.email ?? '');
  const [langcode, setLangcode] = useState<Locale>(profile.langcode);
  const [tried, setTried] = useState(false);
  const save = useSaveProfile(profile);
  useEndedSession(save.error);
  const issues = tried ? { name: usernameRule(username), email: emailRule(email) } : {};

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    const wrong = usernameRule(username) ? 'name' : emailRule(email) ? 'email' : undefined;
    if (wrong) element.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
    if (wrong || save.isPending) return;
    save.mutate(
      {
        username: visibleText(username).trim(),
        email: visibleText(email).trim() || null,
        langcode,
      },
      {
        onSuccess: (user) => {
          setUsername(user.username);
          toast({ tone: 'success', text: intl.formatMessage(m.saved) });
        },
      },
    );
  }
  return (
    <SectionCard title={intl.formatMessage(m.title)}>
      <DescriptionList rows={[{ term: intl.formatMessage(m.phone), value: phone }]} />
      <form
        ref={element}
        className={section.form}
        // Without scripts nothing is sent: the e-mail would stand in an address.
        method="dialog"
        noValidate
        onSubmit={submit}
      >
        <UsernameField value={username} onChange={setUsername} rule={issues.name} />
        <EmailField value={email} onChange={setEmail} rule={issues.email} />
        <Select
          label={intl.formatMessage(m.langcode)}
          name="langcode"
          value={langcode}
          onChange={(event) => setLangcode(event.target.value as Locale)}
          options={locales.map((value) => ({ value, label: languageNames[value] }))}
        />
        <FormEnd request={save} label={m.save} busy={m.saving} className={section.submit} />
      </form>
    </SectionCard>
  );
}
