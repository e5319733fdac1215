import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Manifest } from 'vite';
import { StyleList } from './style-list.ts';

interface Page {
  module: string;
  imports?: string[];
  css?: string[];
  [fact: string]: unknown;
}
interface RouterManifest {
  entry: { module: string; imports: string[] };
  routes: Record<string, Page>;
}

/**
 * Shortens React Router's list of pages, which is in every document: for each page the styles that not every document has, in
 * order, and its true facts (to the router an absent fact is false). The further scripts of a page, more than half of the list,
 * go into a file of their own, which preloading requests.
 */
export function leanPages(code: string, styles: StyleList): { pages: string; scripts: string } {
  const begin = code.indexOf('{');
  const end = code.lastIndexOf('}') + 1;
  const pages = JSON.parse(code.slice(begin, end)) as RouterManifest;
  const { root, ...others } = pages.routes;
  const common = new Set(root?.css?.map((address) => address.replace(/#$/, '')));
  const loaded = new Set([...pages.entry.imports, ...(root?.imports ?? [])]);
  const scripts = new Map<string, string[]>();
  for (const [id, page] of Object.entries(others)) {
    const imports = page.imports?.filter((address) => !loaded.has(address)) ?? [];
    if (imports.length > 0) scripts.set(id, imports);
  }
  for (const page of Object.values(pages.routes)) {
    const css = styles.stylesOf(page.module.slice(1)).map((file) => `/${file}`);
    page.css = css.filter((address) => !common.has(address));
    if (page.css.length === 0) delete page.css;
    delete page.imports;
    for (const [fact, value] of Object.entries(page)) if (value === false) delete page[fact];
  }
  return {
    pages: code.slice(0, begin) + JSON.stringify(pages) + code.slice(end),
    scripts: `export const scripts=${JSON.stringify(Object.fromEntries(scripts))};`,
  };
}

const listed = /^const __vite__mapDeps=.*?\(m\.f=(\[[^\]]*\])\).*\n/m;
const call = /__vite__mapDeps\(\[([\d,]*)\]\)/g;

/**
 * Rewrites a script so that its every `import(…)` lists the styles and scripts that neither the script nor every page has: 'Ab3x
 * panel-Cd4y.js' for 'assets/Ab3x.css' and 'assets/panel-Cd4y.js'. Vite's own list is complete and has a function around it.
 */
export function leanImports(code: string, script: string, styles: StyleList): string {
  const list = listed.exec(code)?.[1];
  if (!list) return code;
  const files = JSON.parse(list) as string[];
  const present = new Set([
    ...styles.stylesOf(script),
    ...styles.scriptsOf(script),
    ...styles.scriptsOfEveryPage,
  ]);
  const name = (index: string) => files[Number(index)]!;
  return code.replace(listed, '').replace(call, (_, indexes: string) => {
    const wanted = indexes.split(',').map(name);
    const missing = wanted.filter((file) => !present.has(file));
    return JSON.stringify(missing.map((file) => basename(file, '.css')).join(' '));
  });
}

/**
 * Orders the build's stylesheets: in the lists of the client's scripts, and in a list for the server.
 * @param client the client build, before its scripts are written per language
 * @param server the server build, where the list goes
 */
export function writeStyles(client: string, server: string): void {
  const manifest = JSON.parse(
    readFileSync(join(client, '.vite/manifest.json'), 'utf8'),
  ) as Manifest;
  const styles = new StyleList(manifest);
  const addresses = styles.all().map((file) => `/${file}`);
  writeFileSync(join(server, 'styles.json'), JSON.stringify(addresses));
  for (const name of readdirSync(join(client, 'assets')).filter((file) => file.endsWith('.js'))) {
    const file = join(client, 'assets', name);
    const code = readFileSync(file, 'utf8');
    const version = /^manifest-(\w+)\.js$/.exec(name)?.[1];
    if (version !== undefined) {
      const { pages, scripts } = leanPages(code, styles);
      writeFileSync(file, pages);
      writeFileSync(join(client, 'assets', `scripts-${version}.js`), scripts);
      continue;
    }
    const lean = leanImports(code, `assets/${name}`, styles);
    if (lean.includes('__vite__mapDeps')) throw new Error(`${name} names its styles in a new way`);
    if (lean !== code) writeFileSync(file, lean);
  }
  for (const half of [client, server])
    rmSync(join(half, '.vite'), { recursive: true, force: true });
}
