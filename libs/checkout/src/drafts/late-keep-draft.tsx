import { lazy, Suspense } from 'react';

const Choice = lazy(async () => ({ default: (await import('./keep-draft')).KeepDraft }));

/** The choice where drafts are kept, below the fields; nothing waits for it. */
export function KeepDraft() {
  return (
    <Suspense>
      <Choice />
    </Suspense>
  );
}
