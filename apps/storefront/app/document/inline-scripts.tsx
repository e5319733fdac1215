import { InlineScript } from '@karvon/page-delivery';
import { earlyPressesCode, useFromServer } from '@karvon/ui-kit';
import { useDocumentFacts } from './document-context';

const zodSettings = 'globalThis.__zod_globalConfig={jitless:true}';

/**
 * zod compiles its checks with `new Function`, which our policy forbids, and reads its settings when its module starts. So the
 * settings are an inline script ahead of all modules.
 */
export function ZodSettings() {
  const { nonce } = useDocumentFacts();
  return useFromServer() && <InlineScript code={zodSettings} nonce={nonce} />;
}

/** Ahead of everything that can be clicked. */
export function EarlyPresses() {
  const { nonce } = useDocumentFacts();
  return (
    useFromServer() && (
      <InlineScript code={import.meta.env.SSR ? earlyPressesCode() : ''} nonce={nonce} />
    )
  );
}

/** Marks what this device has stored, so that the page reserves room for it. Ahead of the body. */
export function StoredMarks() {
  const { marks, nonce } = useDocumentFacts();
  return useFromServer() && <InlineScript code={marks ?? ''} nonce={nonce} />;
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
