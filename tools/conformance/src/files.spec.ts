import { expectNone } from './expect-none';
import { files, isSpec, read, readJson, sources } from './tree';

const oversized = readJson<Record<string, string>>('tools/conformance/oversized.json');
const countLines = (path: string): number => read(path).trimEnd().split('\n').length;
const limitOf = (path: string): number => (isSpec(path) ? 400 : 250);
const isTooLong = (path: string): boolean => countLines(path) > limitOf(path);
const code = files.filter(
  (path) => /\.(tsx?|mjs|cjs|js|css)$/.test(path) && !/\.gen\.ts$/.test(path),
);

test('files are named in kebab-case', () => {
  const kebab = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
  const byCustom =
    /(^|\/)(README\.md|CONTRIBUTING\.md|CHANGELOG\.md|LICENSE|Dockerfile|Caddyfile)$/;
  // React Router gives `$`, `_`, `.` and brackets in route files a meaning; Nx does so with `__name__` in templates; systemd
  // makes many units of one with `@` in its name.
  const bySpecialMeaning =
    /^apps\/storefront\/app\/routes\/|^tools\/workspace\/src\/[a-z]+\/files\/|^deploy\/systemd\//;
  expectNone(
    files.filter(
      (path) =>
        !byCustom.test(path) &&
        !bySpecialMeaning.test(path) &&
        !path.split('/').every((part) => kebab.test(part)),
    ),
    'rename the file or folder to lower case with hyphens: price-tag.tsx, not PriceTag.tsx.',
  );
});

test('no file is called utils, helpers, common or misc', () => {
  expectNone(
    files.filter((path) => /(^|\/)(utils?|helpers?|common|misc)(\.|\/|$)/.test(path)),
    'name the file after what it does (round-price.ts); one that does two things becomes two files.',
  );
});

test('index.ts stands only at the root of a lib', () => {
  expectNone(
    sources.filter(
      (path) =>
        /(^|\/)index\.tsx?$/.test(path) &&
        !/^libs\/(api\/((suppliers|banks)\/)?)?[^/]+\/src\/index\.ts$/.test(path),
    ),
    'name the file after what it holds, and import it by that name.',
  );
});

test('there are no star exports, and no default exports where a name is possible', () => {
  expectNone(
    sources.filter((path) => /^export \*(?! from '.*\.exports';)/m.test(read(path))),
    'name each export: export { thing } from "./thing". A long face has lists by area, x.exports.ts.',
  );
  // React Router and tools read route and configuration files by their default export.
  const mayDefault =
    /^(apps\/[^/]+|tools\/bench\/bare-router)\/(app\/(root|entry\.(client|server)|routes)\.tsx?|app\/routes\/|[a-z.-]+\.config\.ts|react-router)|\.config\.[jt]s$|^tools\/jest\/|^apps\/api\/src\/testing\/build-program\.ts$|^tools\/workspace\/src\/[a-z]+\/generator\.ts$|\.d\.ts$/;
  expectNone(
    sources.filter((path) => !mayDefault.test(path) && /^export default/m.test(read(path))),
    'export by name: export function Thing(), import { Thing }.',
  );
});

test('a file has at most 250 lines, a spec 400, or says why in oversized.json', () => {
  expectNone(
    code
      .filter((path) => isTooLong(path) && !(path in oversized))
      .map((path) => `${path}: ${countLines(path)} lines; ${limitOf(path)} are allowed`),
    'a long file is usually two things: move one of them out. What must stay whole is named in tools/conformance/oversized.json with its reason.',
  );
});

test('oversized.json names only files that need it, each with a reason', () => {
  expectNone(
    Object.keys(oversized).filter((path) => !code.includes(path) || !isTooLong(path)),
    'take the file out of tools/conformance/oversized.json: it is gone, or short enough.',
  );
  expectNone(
    Object.keys(oversized).filter((path) => (oversized[path] ?? '').length <= 20),
    'say in tools/conformance/oversized.json, in a sentence, why the file must be one.',
  );
});

test('no file contains a path of the machine on which it was written', () => {
  const text = files.filter(
    (path) =>
      /\.(tsx?|mjs|cjs|js|json|css|md|sql|html|svg|sh|yml|yaml)$/.test(path) &&
      path !== 'package-lock.json',
  );
  const machinePath = /(^|[\s"'`(=])(\/(work|root|home|Users)\/[\w.-]+\/|[A-Z]:\\\\?Users)/m;
  expectNone(
    text.filter((path) => machinePath.test(read(path))),
    'write the path from the root of the repository, or from the file itself (import.meta.dirname).',
  );
});

test('editions are data: only libs/edition may check which one it is', () => {
  const asks =
    /\b(edition|EDITION)(\.(id|code|name))?\s*[!=]==?\s*['"]|['"](ru|uz)['"]\s*[!=]==?\s*\w*\.?(edition|EDITION)\b/;
  expectNone(
    sources.filter(
      (path) => !path.startsWith('libs/edition/') && !isSpec(path) && asks.test(read(path)),
    ),
    'make the difference a field of the edition (libs/edition/src/edition.ts) and read the field.',
  );
});

test('the key of a query is written once, in the file of the query', () => {
  const keys = sources
    .filter((path) => !isSpec(path))
    .flatMap((path) =>
      [
        ...read(path).matchAll(/(?:\b\w*Key(?::| =|.* =>)|QueryData\w*(?:<.*>)?\() \['([\w-]+)'/g),
      ].map(([, word]) => ({ path, word: word! })),
    );
  expectNone(
    keys
      .filter(
        ({ path, word }) =>
          !path.endsWith('.query.ts') ||
          keys.findIndex((other) => other.word === word && other.path !== path) >= 0,
      )
      .map(({ path, word }) => `${path}: ${word}`),
    'take `queryKey` from the options of the query (data/*.query.ts); let its first word be no other query’s.',
  );
});
