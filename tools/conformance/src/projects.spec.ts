import { exists, files, projects, read } from './tree';

const types = /^(app|feature|data|ui|util|contract|testing|tool)$/;
const scopes = /^(shared|storefront|api|tools)$/;
const libsAndApps = projects.filter(({ folder }) => /^(libs|apps)\//.test(folder));

test.each(projects.map((project) => [project.name, project]))(
  '%s has exactly one type: and one scope: tag',
  (_, { tags }) => {
    expect(tags.filter((tag) => tag.startsWith('type:')).map((tag) => tag.slice(5))).toEqual([
      expect.stringMatching(types),
    ]);
    expect(tags.filter((tag) => tag.startsWith('scope:')).map((tag) => tag.slice(6))).toEqual([
      expect.stringMatching(scopes),
    ]);
  },
);

test.each(projects.map((project) => [project.name, project]))(
  '%s is named after its folder and can be linted and type-checked',
  (_, { folder, name, targets }) => {
    expect(folder.split('/').pop()).toBe(name);
    expect(Object.keys(targets)).toEqual(expect.arrayContaining(['lint', 'typecheck']));
    if (files.some((path) => path.startsWith(`${folder}/`) && /\.spec\.tsx?$/.test(path))) {
      expect(Object.keys(targets)).toEqual(
        expect.arrayContaining([expect.stringMatching(/^(test|e2e)/)]),
      );
    }
  },
);

test('every folder of apps and libs is a project', () => {
  const folders = new Set(
    files
      .filter((path) => /^(apps|libs)\/[^/]+\//.test(path))
      .map((path) => path.split('/').slice(0, 2).join('/')),
  );
  expect([...folders].sort()).toEqual(libsAndApps.map(({ folder }) => folder).sort());
});

test.each(libsAndApps.map(({ folder }) => folder).filter((folder) => folder.startsWith('libs/')))(
  '%s has a public face',
  (folder) => {
    expect(exists(`${folder}/src/index.ts`)).toBe(true);
  },
);

test.each(libsAndApps.map(({ folder }) => folder))(
  '%s has a README of at most 60 lines that says what it is',
  (folder) => {
    expect(exists(`${folder}/README.md`)).toBe(true);
    const lines = read(`${folder}/README.md`).trim().split('\n');
    expect(lines[0]).toMatch(/^# \S/);
    expect(lines.length).toBeLessThanOrEqual(60);
    expect(lines.length).toBeGreaterThan(2);
  },
);
