import type { Plugin } from 'vite';

/**
 * Leaves out the texts of problems that only calls of the storefront get. A test in tools/conformance compares the rest with the
 * calls that an element may make.
 */
export function fewProblemsPlugin(): Plugin {
  return {
    name: 'karvon-few-problems',
    load: {
      order: 'pre',
      filter: { id: /[\\/]one-call\.messages\.ts$/ },
      handler: () => 'export const oneCallProblems = {};',
    },
  };
}
