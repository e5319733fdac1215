import { lazy, Suspense, useEffect } from 'react';
import type { Money } from '@karvon/money';
import type { PriceChangedDialogProps } from './price-changed-dialog';

const load = () => import('./price-changed-dialog');
const Dialog = lazy(async () => ({ default: (await load()).PriceChangedDialog }));

interface PriceQuestionProps extends Omit<PriceChangedDialogProps, 'before' | 'now'> {
  /** Null while the price has not changed. */
  repriced: { before: Money; now: Money } | null;
}

/** Asks before booking at a higher price. Few visitors need it, so its code loads after the form is interactive. */
export function PriceQuestion({ repriced, ...question }: PriceQuestionProps) {
  useEffect(() => void load().catch(() => undefined), []);
  return repriced ? (
    <Suspense>
      <Dialog {...repriced} {...question} />
    </Suspense>
  ) : null;
}
