import { useState, type MouseEvent, type ReactNode } from 'react';
import { useIntl, useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { Card, Checkbox, Dialog, VisuallyHidden } from '@karvon/ui-kit';
import form from '../form-fields/fields.module.css';
import { useGuestForm, useFieldError } from '../form-fields/use-guest-field';
import { consentMessages as m, legalTitles } from './consent-fields.messages';

/** Company pages the consents refer to. */
type LegalId = keyof typeof legalTitles;

interface ConsentFieldsProps {
  /** A company page by its id, to be read over the form; without it the pages open in tabs of their own. */
  legalText?: (id: string) => ReactNode;
}

/** A press that does not ask for another tab. */
const opensHere = ({ button, metaKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey;

/** The two consents a booking needs. Their texts open over the form, so that nothing typed is lost. */
export function ConsentFields({ legalText }: ConsentFieldsProps) {
  const intl = useIntl();
  const lang = useLocale();
  const { register } = useGuestForm();
  const errorOf = useFieldError();
  const [reading, setReading] = useState<LegalId | null>(null);
  const linkTo = (id: LegalId) =>
    function LegalLink(words: ReactNode[]) {
      return (
        <a
          key={id}
          href={paths.company.to(lang, { id })}
          target="_blank"
          rel="noopener noreferrer"
          aria-haspopup={legalText ? 'dialog' : undefined}
          onClick={(event) => {
            if (!legalText || !opensHere(event)) return;
            event.preventDefault();
            setReading(id);
          }}
        >
          {words}
          {legalText ? null : <VisuallyHidden> {intl.formatMessage(m.newTab)}</VisuallyHidden>}
        </a>
      );
    };
  return (
    <Card as="section" aria-labelledby="consents" className={form.card}>
      <h2 id="consents" className={form.title}>
        {intl.formatMessage(m.title)}
      </h2>
      <Checkbox
        label={intl.formatMessage(m.personalData, {
          agreement: linkTo('workprivacy'),
          policy: linkTo('privacyagreement'),
        })}
        error={errorOf('consents.personalData')}
        required
        {...register('consents.personalData')}
      />
      <Checkbox
        label={intl.formatMessage(m.offer, { offer: linkTo('offer') })}
        error={errorOf('consents.offer')}
        required
        {...register('consents.offer')}
      />
      {legalText && reading ? (
        <Dialog
          open
          onClose={() => setReading(null)}
          title={intl.formatMessage(legalTitles[reading])}
          closeLabel={intl.formatMessage(m.close)}
          width={800}
        >
          {legalText(reading)}
        </Dialog>
      ) : null}
    </Card>
  );
}
