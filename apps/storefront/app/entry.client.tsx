import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import type { Locale } from '@karvon/contract';
import { forgetWrittenStyles } from '@karvon/page-delivery';
import { watchPage } from '@karvon/telemetry';
import { DocumentContext, type DocumentFacts } from './document/document-context';
import { loadCatalogue } from './document/load-catalogue';
import { restoreScroll } from './layout/keep-scroll';

/** Reads from the page the context that the server wrote. */
async function readDocumentFacts(): Promise<DocumentFacts> {
  const { lang, dataset } = document.documentElement;
  const locale = lang as Locale;
  const messages = import.meta.env.DEV ? await loadCatalogue(locale) : undefined;
  const structured = document.querySelector('body > script[type="application/ld+json"]');
  return {
    locale,
    messages,
    traceId: dataset.trace ?? '',
    structuredData: structured?.textContent ?? '',
  };
}

watchPage();
forgetWrittenStyles();
restoreScroll();
const facts = await readDocumentFacts();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <DocumentContext value={facts}>
        <HydratedRouter />
      </DocumentContext>
    </StrictMode>,
  );
});
