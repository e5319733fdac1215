import type { ReactNode } from 'react';
import { TransportProvider } from '@karvon/api-client';
import { I18nProvider, useIntl } from '@karvon/i18n';
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

/** What every page stands in: the way to the API, the language. */
export function Providers({ children }: { children: ReactNode }) {
  const { locale, messages } = useDocumentFacts();
  return (
    <TransportProvider transport={browserTransport}>
      <I18nProvider locale={locale} messages={messages}>
        <Toasts>{children}</Toasts>
      </I18nProvider>
    </TransportProvider>
  );
}
