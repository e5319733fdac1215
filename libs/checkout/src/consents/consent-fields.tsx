import type { ReactNode } from 'react';
import { useIntl, useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { Checkbox, ReadingLinks, SectionCard } from '@karvon/ui-kit';
import { useFormContext } from 'react-hook-form';
import { commonRules } from '../fields/field.messages';
import { useErrorText } from '../fields/use-error-text';
import { consentMessages as m, legalTitles } from './consent-fields.messages';
import type { Consents } from './consents';

interface ConsentFieldsProps {
  /** A company page by its id, to read over the form. */
  legalText: (id: string) => ReactNode;
}

/** The two consents a booking needs, with links to their texts. */
export function ConsentFields({ legalText }: ConsentFieldsProps) {
  const intl = useIntl();
  const lang = useLocale();
  const { register } = useFormContext<{ consents: Consents }>();
  const errorOf = useErrorText(commonRules);
  return (
    <SectionCard title={intl.formatMessage(m.title)}>
      <ReadingLinks
        hrefOf={(id) => paths.company.to(lang, { id })}
        titleOf={(id: keyof typeof legalTitles) => intl.formatMessage(legalTitles[id])}
        textOf={legalText}
        closeLabel={intl.formatMessage(m.close)}
      >
        {(linkTo) => (
          <>
            <Checkbox
              label={intl.formatMessage(m.personalData, {
                agreement: linkTo('privacyagreement'),
                policy: linkTo('workprivacy'),
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
          </>
        )}
      </ReadingLinks>
    </SectionCard>
  );
}
