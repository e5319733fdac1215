import { lazy, Suspense, useEffect } from 'react';
import type { Money } from '@karvon/money';
import type { PriceChangedDialogProps } from './price-changed-dialog';

const load = () => import('./price-changed-dialog');
const Dialog = lazy(async () => ({ default: (await load()).PriceChangedDialog }));

interface PriceQuestionProps extends Omit<PriceChangedDialogProps, 'before' | 'now'> {
  /** Null while the price is the one that was shown. */
  repriced: { before: Money; now: Money } | null;
}

/** Asks before anything is booked dearer. Few visitors are asked, so its code comes once the form is awake. */
export function PriceQuestion({ repriced, ...question }: PriceQuestionProps) {
  useEffect(() => void load().catch(() => undefined), []);
  return repriced ? (
    <Suspense>
      <Dialog {...repriced} {...question} />
    </Suspense>
  ) : null;
}
