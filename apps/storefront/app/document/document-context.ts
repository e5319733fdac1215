import { createContext, use } from 'react';
import type { Locale } from '@karvon/contract';
import type { Messages } from '@karvon/i18n';

/** What starts a page in the browser: inline scripts, in the order in which they stand in the document. */
export interface StartScripts {
  /** Where the answers of loaders are found; what is not there yet is streamed after it. */
  context: string;
  /** Asks for the page's files once its first frame was painted. The document is whole: its page itself says whether it has a form. */
  start: string;
}

/** What is fixed for the life of one document. The browser reads it back from the HTML the server wrote. */
export interface DocumentFacts {
  locale: Locale;
  /** Undefined in a browser with built scripts: those bring their texts. */
  messages: Messages | undefined;
  /** Id of this page view in our logs. */
  traceId: string;
  /** JSON-LD about the site and where the page stands in it. */
  structuredData: string;
  /** Only while the server renders: browsers hide nonces. */
  nonce?: string;
  /** As the nonce. */
  scripts?: StartScripts;
  /** An inline script that marks what the device has stored; as the nonce, only while the server renders. */
  marks?: string;
}

export const DocumentContext = createContext<DocumentFacts | null>(null);

export function useDocumentFacts(): DocumentFacts {
  const facts = use(DocumentContext);
  if (!facts) throw new Error('The entries provide the DocumentContext');
  return facts;
}
