import { useFromServer } from '@karvon/ui-kit';

/**
 * Structured data of a page (schema.org). Search engines read the server's HTML, so only the server writes it: Trusted
 * Types forbid a browser to make script elements. Give it a key that changes with the page.
 */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  if (!useFromServer()) return null;
  return (
    <script type="application/ld+json">
      {JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')}
    </script>
  );
}
