import { lazy, Suspense } from 'react';
import type { CancelQuestionProps } from './cancel-question';

const load = () => import('./cancel-question');
const CancelQuestion = lazy(async () => ({ default: (await load()).CancelQuestion }));

/** Props for the cancel button that load the dialog on hover or focus: most visitors never cancel. */
export const cancelIntent = {
  onPointerEnter: () => void load().catch(() => undefined),
  onFocus: () => void load().catch(() => undefined),
};

/** The dialog, loaded when it is first opened. */
export function LazyCancelQuestion(props: CancelQuestionProps & { open: boolean }) {
  const { open, ...question } = props;
  return open ? (
    <Suspense fallback={null}>
      <CancelQuestion {...question} />
    </Suspense>
  ) : null;
}
