import type { ReactNode } from 'react';
import { useIntl, useLocale } from '@karvon/i18n';
import { paths, type CompanyPageId } from '@karvon/paths';
import { Checkbox, NewTabLink } from '@karvon/ui-kit';
import type { Consents as Ticked } from '../../model/consents';
import { fieldMessages } from '../fields/fields.messages';
import { consentMessages as m } from './consents.messages';

interface ConsentsProps {
  value: Ticked;
  onChange: (value: Ticked) => void;
  /** The text under each consent that is missing. */
  missing?: string | undefined;
}

/** The two consents an account needs. Their texts open in new tabs, so that typed text is not lost. */
export function Consents({ value, onChange, missing }: ConsentsProps) {
  const intl = useIntl();
  const lang = useLocale();
  const linkTo = (id: CompanyPageId) =>
    function LegalLink(words: ReactNode[]) {
      return (
        <NewTabLink
          key={id}
          href={paths.company.to(lang, { id })}
          note={intl.formatMessage(fieldMessages.newTab)}
        >
          {words}
        </NewTabLink>
      );
    };
  return (
    <div>
      <Checkbox
        name="personalData"
        checked={value.personalData}
        error={value.personalData ? undefined : missing}
        onChange={(event) => onChange({ ...value, personalData: event.target.checked })}
        label={intl.formatMessage(m.personalData, {
          agreement: linkTo('privacyagreement'),
          policy: linkTo('workprivacy'),
        })}
      />
      <Checkbox
        name="offer"
        checked={value.offer}
        error={value.offer ? undefined : missing}
        onChange={(event) => onChange({ ...value, offer: event.target.checked })}
        label={intl.formatMessage(m.offer, { offer: linkTo('offer') })}
      />
    </div>
  );
}
