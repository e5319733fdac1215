import { FormattedMessage, useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { Checkbox, VisuallyHidden } from '@karvon/ui-kit';
import { Link } from 'react-router';
import { dialogMessages as m } from './callback-dialog.messages';

interface ConsentBoxProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  error: string | undefined;
}

/** The consent to keep name and phone. The policy opens in a tab of its own: a link must not cost the visitor his form. */
export function ConsentBox({ checked, onChange, error }: ConsentBoxProps) {
  const lang = useLocale();
  return (
    <Checkbox
      name="consent"
      checked={checked}
      error={error}
      onChange={(event) => onChange(event.target.checked)}
      label={
        <FormattedMessage
          {...m.consent}
          values={{
            policy: (chunks) => (
              <Link
                to={paths.company.to(lang, { id: 'privacyagreement' })}
                target="_blank"
                rel="noopener noreferrer"
              >
                {chunks}
                <VisuallyHidden>
                  {' '}
                  <FormattedMessage {...m.newTab} />
                </VisuallyHidden>
              </Link>
            ),
          }}
        />
      }
    />
  );
}
