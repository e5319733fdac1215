import { useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the component began its life in the HTML of the server. */
function useCameFromServer(): boolean {
  const hydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  return useState(hydrating)[0];
}

/**
 * Facts of a page for search engines (schema.org). They read the server's HTML, so pages opened later do without: making
 * a script element in a browser is what Trusted Types forbid. Give it a key that changes with the page.
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
