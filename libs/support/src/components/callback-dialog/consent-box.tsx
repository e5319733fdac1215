import { useIntl, useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { Checkbox, NewTabLink } from '@karvon/ui-kit';
import { useHref } from 'react-router';
import { dialogMessages as m } from './callback-dialog.messages';

interface ConsentBoxProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  error: string | undefined;
}

/** The consent to store name and phone. Its text opens in a new tab, so that the form is not lost. */
export function ConsentBox({ checked, onChange, error }: ConsentBoxProps) {
  const intl = useIntl();
  const lang = useLocale();
  const consentTo = useHref(paths.company.to(lang, { id: 'privacyagreement' }));
  return (
    <Checkbox
      name="consent"
      checked={checked}
      error={error}
      onChange={(event) => onChange(event.target.checked)}
      label={intl.formatMessage(m.consent, {
        policy: (words) => (
          <NewTabLink key="policy" href={consentTo} note={intl.formatMessage(m.newTab)}>
            {words}
          </NewTabLink>
        ),
      })}
    />
  );
}
