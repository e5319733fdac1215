import { lazy, Suspense } from 'react';
import type { CancelQuestionProps } from './cancel-question';

const load = () => import('./cancel-question');
const CancelQuestion = lazy(async () => ({ default: (await load()).CancelQuestion }));

/** For the button that asks: most visitors never cancel, so the question comes when somebody means to. */
export const cancelIntent = {
  onPointerEnter: () => void load().catch(() => undefined),
  onFocus: () => void load().catch(() => undefined),
};

/** The question, once it is asked. */
export function LazyCancelQuestion(props: CancelQuestionProps & { open: boolean }) {
  const { open, ...question } = props;
  return open ? (
    <Suspense fallback={null}>
      <CancelQuestion {...question} />
    </Suspense>
  ) : null;
}
