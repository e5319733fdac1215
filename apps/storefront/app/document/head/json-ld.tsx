import { useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** True for a component that the server has rendered. */
function useCameFromServer(): boolean {
  const hydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  return useState(hydrating)[0];
}

/**
 * Structured data of a page (schema.org). Search engines read the server's HTML, so only the server writes it: Trusted
 * Types forbid a browser to make script elements. Give it a key that changes with the page.
 */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  const written = useCameFromServer();
  if (!written) return null;
  return (
    <script type="application/ld+json">
      {JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')}
    </script>
  );
}
