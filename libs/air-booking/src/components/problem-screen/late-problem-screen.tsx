import { lazy, Suspense } from 'react';
import type { ProblemScreenProps } from './problem-screen';

const load = () => import('./problem-screen');
const Screen = lazy(async () => ({ default: (await load()).ProblemScreen }));

/** Most visitors never see it, so it loads when it is needed, or after a form that may need it is hydrated. */
export const loadProblemScreen = () => void load().catch(() => undefined);

export function ProblemScreen(props: ProblemScreenProps) {
  return (
    <Suspense>
      <Screen {...props} />
    </Suspense>
  );
}
