import type { ProblemCode } from '@karvon/contract';
import type { MessageDescriptor } from 'react-intl';
import { anyCallProblems } from './any-call.messages';
import { oneCallProblems } from './one-call.messages';

/** A text for every problem code of the API; a new code does not compile without one. */
export const problemMessages: Record<ProblemCode, MessageDescriptor> = {
  ...anyCallProblems,
  ...oneCallProblems,
};
