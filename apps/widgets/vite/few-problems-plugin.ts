import type { Plugin } from 'vite';

/**
 * Leaves out the texts of problems that only calls of the storefront are answered with. A test in tools/conformance
 * holds the rest against the calls that an element may make.
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
