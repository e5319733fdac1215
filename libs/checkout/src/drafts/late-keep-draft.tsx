import { lazy, Suspense } from 'react';
import type { Product } from '../product';

const Choice = lazy(async () => ({ default: (await import('./keep-draft')).KeepDraft }));

/** Keeps drafts in the account of who is signed in, and lets visitors choose; below the fields, and nothing waits for it. */
export function KeepDraft({ product }: { product: Product }) {
  return (
    <Suspense>
      <Choice product={product} />
    </Suspense>
  );
}
