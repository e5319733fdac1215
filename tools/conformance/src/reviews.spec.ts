import { expectNone } from './expect-none';
import { exists, files, read } from './tree';

const reviews = files.filter((path) => /^docs\/reviews\/.+\.md$/.test(path));

test('every file that a review names for a finding exists', () => {
  const gone = reviews.flatMap((review) =>
    [...read(review).matchAll(/`((?:apps|libs|tools|e2e)\/[^`]+\.\w+)`/g)]
      .map(([, path]) => path!.replace(/^e2e\//, 'apps/storefront-e2e/src/'))
      .filter((path) => !exists(path))
      .map((path) => `${review}: ${path} is gone`),
  );
  expectNone(gone, 'name the file that holds the finding now.');
});
