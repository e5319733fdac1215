import { Suspense, type ComponentProps } from 'react';
import { lazyPart } from '@karvon/ui-kit';
import { ListSkeleton } from './list-skeleton';
import type { SearchProblem } from './search-problem';

/** Loads the states with the texts of all problems; called once a page works, in case the network goes. */
export const loadStates = () => import('./results-states');
const Problem = lazyPart(async () => (await loadStates()).SearchProblem);

/** A failed search whose texts come after the page. */
export const LateSearchProblem = (props: ComponentProps<typeof SearchProblem>) => (
  <Suspense fallback={props.partial ? null : <ListSkeleton />}>
    <Problem {...props} />
  </Suspense>
);
