import { lazy, Suspense } from 'react';
import type { Product } from '../product';

const Choice = lazy(async () => ({ default: (await import('./keep-draft')).KeepDraft }));

/**
 * Saves a signed-in visitor's drafts to the account and shows the choice below the fields. Nothing waits for its code.
 */
export function KeepDraft({ product }: { product: Product }) {
  return (
    <Suspense>
      <Choice product={product} />
    </Suspense>
  );
}
