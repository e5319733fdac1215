import { lazy, Suspense } from 'react';
import type { ProblemScreenProps } from './problem-screen';

const load = () => import('./problem-screen');
const Screen = lazy(async () => ({ default: (await load()).ProblemScreen }));

/** Most visitors never see it: it comes when it is needed, or once a form is awake that may need it. */
export const loadProblemScreen = () => void load().catch(() => undefined);

export function ProblemScreen(props: ProblemScreenProps) {
  return (
    <Suspense>
      <Screen {...props} />
    </Suspense>
  );
}
