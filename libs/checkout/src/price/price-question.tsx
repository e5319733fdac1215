import { useEffect } from 'react';
import type { Money } from '@karvon/money';
import { onDemand } from '../on-demand';
import type { PriceChangedDialogProps } from './price-changed-dialog';

const Dialog = onDemand(async () => (await import('./price-changed-dialog')).PriceChangedDialog);

interface PriceQuestionProps extends Omit<PriceChangedDialogProps, 'before' | 'now'> {
  /** Null while the price has not changed. */
  repriced: { before: Money; now: Money } | null;
}

/** Asks before booking at a higher price. Few visitors need it, so its code loads after the form is interactive. */
export function PriceQuestion({ repriced, ...question }: PriceQuestionProps) {
  useEffect(() => Dialog.load(), []);
  return repriced ? <Dialog {...repriced} {...question} /> : null;
}
