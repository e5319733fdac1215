import { files, isSpec, read, readJson, sources } from './tree';

const oversized = readJson<Record<string, string>>('tools/conformance/oversized.json');
const countLines = (path: string): number => read(path).trimEnd().split('\n').length;
const limitOf = (path: string): number => (isSpec(path) ? 400 : 250);
const code = files.filter(
  (path) => /\.(tsx?|mjs|cjs|js|css)$/.test(path) && !/\.gen\.ts$/.test(path),
);

/** Offenders as text: a failing test then names them. */
const offenders = (paths: readonly string[], isWrong: (path: string) => boolean): string[] =>
  paths.filter(isWrong);

test('files are named in kebab-case', () => {
  const kebab = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
  const byCustom = /(^|\/)(README\.md|CONTRIBUTING\.md|LICENSE|Dockerfile)$/;
  // React Router reads meaning out of `$`, `_`, `.` and brackets in route files; Nx reads `__name__` in templates.
  const bySpecialMeaning =
    /^apps\/storefront\/app\/routes\/|^tools\/workspace\/src\/[a-z]+\/files\//;
  const wrong = (path: string) =>
    !byCustom.test(path) &&
    !bySpecialMeaning.test(path) &&
    !path.split('/').every((part) => kebab.test(part));
  expect(offenders(files, wrong)).toEqual([]);
});

test('no file is called utils, helpers, common or misc', () => {
  expect(
    offenders(files, (path) => /(^|\/)(utils?|helpers?|common|misc)(\.|\/|$)/.test(path)),
  ).toEqual([]);
});

test('index.ts stands only at the root of a lib', () => {
  const isStray = (path: string) =>
    /(^|\/)index\.tsx?$/.test(path) && !/^libs\/[^/]+\/src\/index\.ts$/.test(path);
  expect(offenders(sources, isStray)).toEqual([]);
});

test('nothing is exported by star, and nothing by default where a name would do', () => {
  expect(offenders(sources, (path) => /^export \*/m.test(read(path)))).toEqual([]);
  // React Router and tools' configuration files are read by their default export.
  const mayDefault =
    /^(apps\/[^/]+|tools\/bench\/bare-router)\/(app\/(root|entry\.(client|server)|routes)\.tsx?|app\/routes\/|[a-z.-]+\.config\.ts|react-router)|\.config\.[jt]s$|^tools\/workspace\/src\/[a-z]+\/generator\.ts$|\.d\.ts$/;
  expect(
    offenders(sources, (path) => !mayDefault.test(path) && /^export default/m.test(read(path))),
  ).toEqual([]);
});

test('a file has at most 250 lines, a spec 400, or says why in oversized.json', () => {
  const allowed = Object.keys(oversized);
  expect(
    offenders(code, (path) => countLines(path) > limitOf(path) && !allowed.includes(path)).map(
      (path) => `${path}: ${countLines(path)}`,
    ),
  ).toEqual([]);
});

test('oversized.json names only files that need it, each with a reason', () => {
  for (const [path, reason] of Object.entries(oversized)) {
    expect(reason.length).toBeGreaterThan(20);
    expect({ path, needed: code.includes(path) && countLines(path) > limitOf(path) }).toEqual({
      path,
      needed: true,
    });
  }
});

test('no file knows the machine it was written on', () => {
  const text = files.filter(
    (path) =>
      /\.(tsx?|mjs|cjs|js|json|css|md|sql|html|svg|sh|yml|yaml)$/.test(path) &&
      path !== 'package-lock.json',
  );
  const machinePath = /(^|[\s"'`(=])(\/(work|root|home|Users)\/[\w.-]+\/|[A-Z]:\\\\?Users)/m;
  expect(offenders(text, (path) => machinePath.test(read(path)))).toEqual([]);
});

test('editions are data: only libs/edition may ask which one it is', () => {
  const asks =
    /\b(edition|EDITION)(\.(id|code|name))?\s*[!=]==?\s*['"]|['"](ru|uz)['"]\s*[!=]==?\s*\w*\.?(edition|EDITION)\b/;
  expect(
    offenders(
      sources,
      (path) => !path.startsWith('libs/edition/') && !isSpec(path) && asks.test(read(path)),
    ),
  ).toEqual([]);
});
