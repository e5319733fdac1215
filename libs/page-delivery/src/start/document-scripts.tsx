import { Links, Scripts, ScrollRestoration, UNSAFE_useScrollRestoration } from 'react-router';
import { useFromServer } from '@karvon/ui-kit';

declare global {
  interface ImportMetaEnv {
    /** Built with `PLAIN_DELIVERY=1`, or in development: nothing of this lib stands in for parts of React Router or Vite. */
    readonly PLAIN_DELIVERY: boolean;
  }
}

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
 * The scripts that start the page in the browser and restore its scroll position. The plain delivery has the router's own ones,
 * which know of hot reloading too.
 */
export function DocumentScripts({ scripts, nonce }: DocumentScriptsProps) {
  if (!useFromServer()) return <KeepScroll />;
  return (
    <>
      <ScrollRestoration />
      {import.meta.env.PLAIN_DELIVERY ? (
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

/** Links to the styles of the page: the own delivery writes them into the document instead. */
export function DocumentLinks() {
  // The nonce is empty in both renders, so that hydration matches.
  return import.meta.env.PLAIN_DELIVERY ? <Links nonce="" /> : null;
}
