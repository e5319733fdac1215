import type { ReactNode } from 'react';
import { useIntl, useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { Card, Checkbox, VisuallyHidden } from '@karvon/ui-kit';
import form from '../checkout-fields/fields.module.css';
import { useCheckoutForm, useFieldError } from '../checkout-fields/use-checkout-field';
import { consentMessages as m } from './consent-fields.messages';

/** The two consents a booking needs. Their texts open beside the form, so that nothing typed is lost. */
export function ConsentFields() {
  const intl = useIntl();
  const lang = useLocale();
  const { register } = useCheckoutForm();
  const errorOf = useFieldError();
  const linkTo = (id: string) =>
    function CompanyLink(text: ReactNode[]) {
      return (
        <a key={id} href={paths.company.to(lang, { id })} target="_blank" rel="noopener noreferrer">
          {text}
          <VisuallyHidden> {intl.formatMessage(m.newTab)}</VisuallyHidden>
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
    </Card>
  );
}
