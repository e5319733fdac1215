import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { groupByPages, type Goal, type Unit } from './page-chunks.ts';

type Script = Rolldown.OutputChunk;

/** Modules of every page. */
const aroundPages = /[\\/]app[\\/](?:entry\.client|root|routes[\\/]language)\.tsx$/;
/** Routes without a page: they load no script. */
const noPage = /[\\/]routes[\\/]no-page[\\/]/;

/** Libraries in a script of their own: it changes only with an upgrade, so browsers cache it from release to release. */
const framework = {
  name: 'framework',
  test: /node_modules[\\/](?:react|react-dom|scheduler|react-router)[\\/]/,
};

/** The bytes of styles that a page gets with a script. */
function stylesOf({ viteMetadata }: Script, bundle: Rolldown.OutputBundle): string {
  const sheets = [...(viteMetadata?.importedCss ?? [])].map((name) => bundle[name]);
  return sheets.map((sheet) => (sheet?.type === 'asset' ? String(sheet.source) : '')).join('');
}

/**
 * What each script of a build contains, and which pages load it before their visitor does anything. A page whose body loads later
 * counts twice, without it and with it; a late part counts as a page.
 */
function unitsOf(bundle: Rolldown.OutputBundle, { bodies, late }: Followers): Unit[] {
  const scripts = Object.values(bundle).filter((file): file is Script => file.type === 'chunk');
  const named = new Map(scripts.map((script) => [script.fileName, script]));
  const pagesOf = new Map(scripts.map(({ fileName }) => [fileName, new Set<string>()]));
  const visit = (file: string, page: string): void => {
    const pages = pagesOf.get(file);
    if (!pages || pages.has(page)) return;
    pages.add(page);
    for (const next of named.get(file)!.imports) visit(next, page);
  };
  const entries = scripts.flatMap(({ isEntry, facadeModuleId, fileName }) =>
    isEntry && facadeModuleId ? [{ fileName, page: facadeModuleId.replace(/\?.*/, '') }] : [],
  );
  const pages = entries
    .map(({ page }) => page)
    .filter((page) => !noPage.test(page) && !aroundPages.test(page));
  for (const { fileName, page } of entries)
    for (const each of aroundPages.test(page) ? pages : [page]) visit(fileName, each);
  for (const { fileName, facadeModuleId: body } of scripts) {
    if (!body || !bodies.test(body)) continue;
    const around = scripts.filter(({ dynamicImports }) => dynamicImports.includes(fileName));
    const owners = new Set(around.flatMap((script) => [...pagesOf.get(script.fileName)!]));
    for (const owner of owners) {
      const whole = `${owner} with ${body}`;
      visit(fileName, whole);
      for (const script of scripts)
        if (pagesOf.get(script.fileName)!.has(owner)) visit(script.fileName, whole);
    }
  }
  for (const { fileName, facadeModuleId: part } of scripts)
    if (part && late.test(part)) visit(fileName, part);
  return scripts
    .filter(({ isEntry, name }) => !isEntry && name !== framework.name)
    .map((script) => ({
      file: script.fileName,
      pages: pagesOf.get(script.fileName)!,
      imports: script.imports,
      modules: script.moduleIds,
      bytes: gzipSync(script.code + stylesOf(script, bundle)).length,
    }));
}

/** Groups for Rolldown, each named after its largest unit. */
function codeSplitting(units: readonly Unit[], goal: Goal) {
  const groups = groupByPages(units, goal).map(({ units: own }) => {
    const modules = new Set(own.flatMap((unit) => unit.modules));
    const [largest] = [...own].sort((a, b) => b.bytes - a.bytes);
    return {
      name: /([^/]+?)-[\w-]{8}\.js$/.exec(largest!.file)![1]!,
      test: (id: string) => modules.has(id),
      includeDependenciesRecursively: false,
    };
  });
  return { groups: [framework, ...groups] };
}

/** Modules whose scripts always load after a page's first ones. */
interface Followers {
  /** Page bodies: visitors wait for them. */
  bodies: RegExp;
  /** Parts that work before their scripts load: unused bytes in them delay nobody. */
  late: RegExp;
}

/**
 * Builds the client twice: once to learn which modules each page loads, because only the bundler knows their size after tree
 * shaking, then with the groups computed from it.
 */
export function pageChunksPlugin({ bodies, late, files, unused }: Goal & Followers): Plugin {
  const goal: Goal = { files, unused: (page) => (late.test(page) ? Infinity : unused(page)) };
  let units: Unit[] | undefined;
  return {
    name: 'karvon-page-chunks',
    apply: 'build',
    // One state for all plugins of a build.
    sharedDuringBuild: true,
    applyToEnvironment: ({ name }) => name === 'client',
    buildApp: {
      order: 'pre',
      async handler({ build, environments: { client } }) {
        const { build: settings } = client!.config;
        // The first pass must not write files: the public folder would be copied twice.
        settings.write = false;
        await build(client!);
        settings.write = true;
      },
    },
    // A group contains only its own modules: an entry may export what others import from it.
    options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' as const }),
    outputOptions: (options) => ({
      ...options,
      // Short names, because scripts import each other by name.
      ...(units && {
        chunkFileNames: ({ isDynamicEntry }) =>
          isDynamicEntry ? 'assets/[name]-[hash].js' : 'assets/[hash].js',
      }),
      codeSplitting: units ? codeSplitting(units, goal) : { groups: [framework] },
    }),
    generateBundle(_, bundle) {
      units ??= unitsOf(bundle, { bodies, late });
    },
  };
}
