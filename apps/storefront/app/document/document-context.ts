import { createContext, use } from 'react';
import type { Locale } from '@karvon/contract';
import type { Messages } from '@karvon/i18n';
import type { StartScripts } from '@karvon/page-delivery';

/** What stays the same for the life of one document. The browser reads it back from the HTML the server wrote. */
export interface DocumentFacts {
  locale: Locale;
  /** Undefined in a browser with built scripts, because those contain their texts. */
  messages: Messages | undefined;
  /** Id of this page view in our logs. */
  traceId: string;
  /** JSON-LD about the site and the page's breadcrumbs. */
  structuredData: string;
  /** Only while the server renders: browsers hide nonces. */
  nonce?: string;
  /** Set only on the server, like the nonce. */
  scripts?: StartScripts;
  /** An inline script that marks on `<html>` what the device has stored. Set only on the server, like the nonce. */
  marks?: string;
}

export const DocumentContext = createContext<DocumentFacts | null>(null);

export function useDocumentFacts(): DocumentFacts {
  const facts = use(DocumentContext);
  if (!facts) throw new Error('The entries provide the DocumentContext');
  return facts;
}
