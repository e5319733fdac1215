import { Scripts, ScrollRestoration, UNSAFE_useScrollRestoration } from 'react-router';
import { notePresses, useFromServer } from '@karvon/ui-kit';
import { useDocumentFacts } from '../document-context';

function KeepScroll() {
  UNSAFE_useScrollRestoration();
  return null;
}

/** A script that only the server writes: Trusted Types forbid the browser to make script elements. */
function InlineScript({ code }: { code: string }) {
  const { nonce } = useDocumentFacts();
  return (
    <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />
  );
}

/**
 * The scripts that start the page in the browser and restore its scroll position. In development they are the router's
 * own, because those know of hot reloading.
 */
export function DocumentScripts() {
  const { scripts } = useDocumentFacts();
  if (!useFromServer()) return <KeepScroll />;
  return (
    <>
      <ScrollRestoration />
      {import.meta.env.DEV ? (
        <Scripts />
      ) : (
        <>
          <InlineScript code={scripts?.context ?? ''} />
          <InlineScript code={scripts?.start ?? ''} />
        </>
      )}
    </>
  );
}

/**
 * zod compiles its checks with `new Function`, which our policy forbids, and reads its settings when its module starts. So the
 * settings are an inline script ahead of all modules.
 */
export function ZodSettings() {
  return useFromServer() && <InlineScript code="globalThis.__zod_globalConfig={jitless:true}" />;
}

/** Ahead of everything that can be clicked. */
export function EarlyPresses() {
  return useFromServer() && <InlineScript code={import.meta.env.SSR ? notePresses : ''} />;
}

/** Marks what this device has stored, so that the page reserves room for it. Ahead of the body. */
export function StoredMarks() {
  const { marks } = useDocumentFacts();
  return useFromServer() && <InlineScript code={marks ?? ''} />;
}

/** JSON-LD about us and the page's breadcrumbs, for search engines. */
export function StructuredData() {
  const { structuredData, nonce } = useDocumentFacts();
  if (!useFromServer()) return null;
  return (
    <script type="application/ld+json" nonce={nonce} suppressHydrationWarning>
      {structuredData}
    </script>
  );
}
