import { Scripts, ScrollRestoration, UNSAFE_useScrollRestoration } from 'react-router';
import { useFromServer } from '@karvon/ui-kit';

/** Inline scripts that start a page in the browser, in the order of the document. */
export interface StartScripts {
  /** The data of loaders; data that is not ready yet is streamed after it. */
  context: string;
  /** Imports the page's files after its first frame. The document is complete, so the page itself tells whether it has a form. */
  start: string;
}

interface InlineScriptProps {
  code: string;
  /** Set only on the server: browsers hide nonces. */
  nonce: string | undefined;
}

/** A script that only the server writes: Trusted Types forbid the browser to make script elements. */
export function InlineScript({ code, nonce }: InlineScriptProps) {
  return (
    <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />
  );
}

function KeepScroll() {
  UNSAFE_useScrollRestoration();
  return null;
}

interface DocumentScriptsProps {
  /** Both are set only on the server. */
  scripts: StartScripts | undefined;
  nonce: string | undefined;
}

/**
 * The scripts that start the page in the browser and restore its scroll position. In development they are the router's
 * own, because those know of hot reloading.
 */
export function DocumentScripts({ scripts, nonce }: DocumentScriptsProps) {
  if (!useFromServer()) return <KeepScroll />;
  return (
    <>
      <ScrollRestoration />
      {import.meta.env.DEV ? (
        <Scripts />
      ) : (
        <>
          <InlineScript code={scripts?.context ?? ''} nonce={nonce} />
          <InlineScript code={scripts?.start ?? ''} nonce={nonce} />
        </>
      )}
    </>
  );
}
