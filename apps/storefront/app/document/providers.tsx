import type { ReactNode } from 'react';
import { TransportProvider } from '@karvon/api-client';
import type { PlainDate } from '@karvon/calendar';
import type { User } from '@karvon/contract';
import { I18nProvider, useIntl } from '@karvon/i18n';
import { CarriedFormsProvider, SessionProvider, type CarriedForms } from '@karvon/session';
import { ToastProvider } from '@karvon/ui-kit';
import { browserTransport } from '../data/browser-transport';
import { useDocumentFacts } from './document-context';
import { toastMessages } from './toasts.messages';

function Toasts({ children }: { children: ReactNode }) {
  const intl = useIntl();
  return (
    <ToastProvider
      label={intl.formatMessage(toastMessages.region)}
      closeLabel={intl.formatMessage(toastMessages.close)}
    >
      {children}
    </ToastProvider>
  );
}

interface ProvidersProps {
  /** The day on the edition's clock; undefined on an error page. */
  today: PlainDate | undefined;
  user: User | null;
  /** Form values from before a change of the language. */
  forms: CarriedForms;
  children: ReactNode;
}

/** The providers around every page: transport, language, session. */
export function Providers({ today, user, forms, children }: ProvidersProps) {
  const { locale, messages } = useDocumentFacts();
  return (
    <TransportProvider transport={browserTransport}>
      <I18nProvider locale={locale} today={today} messages={messages}>
        <SessionProvider user={user}>
          <CarriedFormsProvider forms={forms}>
            <Toasts>{children}</Toasts>
          </CarriedFormsProvider>
        </SessionProvider>
      </I18nProvider>
    </TransportProvider>
  );
}
