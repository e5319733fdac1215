import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

interface RouteEntry {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  hasDefaultExport: boolean;
  module: string;
  clientActionModule?: string;
  clientLoaderModule?: string;
  hydrateFallbackModule?: string;
  /** If the build leaves out the imports, they are read from the scripts. */
  imports?: string[];
}

/** React Router's list of a build's scripts. */
interface Manifest {
  url: string;
  entry: { module: string; imports: string[] };
  routes: Record<string, RouteEntry>;
}

export interface Page {
  route: string;
  /** '/ru/company', with made-up values for parameters. */
  address: string;
  /** Every script that the page loads before the visitor does anything. */
  scripts: string[];
}

/** Addresses that a script imports at once, without dynamic `import(…)`. */
function staticImports(code: string): string[] {
  return [...code.matchAll(/(?:\bfrom|\bimport)\s*["'](\.{1,2}\/[^"']+\.js)["']/g)].map(
    ([, address]) => address!,
  );
}

/** The browser part of a React Router build. */
export class BuildFiles {
  private readonly manifest: Manifest;

  /** @param scripts the folder of the build's scripts, such as 'assets/ru' */
  constructor(
    private readonly client: string,
    scripts = 'assets',
  ) {
    const folder = join(client, scripts);
    const name = readdirSync(folder).find((file) => /^manifest-\w+\.js$/.test(file));
    if (!name) throw new Error(`${folder} holds no build of React Router`);
    const code = readFileSync(join(folder, name), 'utf8');
    this.manifest = JSON.parse(
      code.slice(code.indexOf('{'), code.lastIndexOf('}') + 1),
    ) as Manifest;
  }

  private read(address: string): Buffer {
    return readFileSync(join(this.client, address));
  }

  private withImports(address: string, found: Set<string>): Set<string> {
    if (found.has(address)) return found;
    found.add(address);
    for (const next of staticImports(this.read(address).toString()))
      this.withImports(posix.join(dirname(address), next), found);
    return found;
  }

  private scriptsOf(chain: readonly RouteEntry[]): string[] {
    const { url, entry } = this.manifest;
    const named = [
      url,
      entry.module,
      ...entry.imports,
      ...chain.flatMap((route) => [
        route.module,
        route.clientActionModule,
        route.clientLoaderModule,
        route.hydrateFallbackModule,
        ...(route.imports ?? []),
      ]),
    ];
    const found = new Set<string>();
    for (const address of named) if (address) this.withImports(address, found);
    return [...found];
  }

  /** Every page, each with its parent routes. */
  pages(): Page[] {
    const { routes } = this.manifest;
    const chainOf = (route: RouteEntry): RouteEntry[] => {
      const parent = route.parentId === undefined ? undefined : routes[route.parentId];
      return parent ? [...chainOf(parent), route] : [route];
    };
    const parents = new Set(Object.values(routes).map(({ parentId }) => parentId));
    return Object.values(routes)
      .filter(({ id, hasDefaultExport }) => hasDefaultExport && !parents.has(id))
      .map((route) => {
        const chain = chainOf(route);
        const pattern = chain.map(({ path }) => path ?? '').join('/');
        const address = pattern.replace(':lang', 'ru').replace(/:\w+\??|\*/g, 'x');
        return {
          route: route.id,
          address: posix.join('/', address).replace(/(.)\/$/, '$1'),
          scripts: this.scriptsOf(chain),
        };
      });
  }

  /** Compressed size in bytes; files compressed at build time are used where they exist. */
  sizeOf(scripts: readonly string[]): { gzip: number; brotli: number } {
    const total = { gzip: 0, brotli: 0 };
    for (const address of scripts) {
      const made = (ending: string) => {
        const file = join(this.client, address + ending);
        return existsSync(file) ? readFileSync(file).length : undefined;
      };
      total.gzip += made('.gz') ?? gzipSync(this.read(address), { level: 9 }).length;
      total.brotli += made('.br') ?? brotliCompressSync(this.read(address)).length;
    }
    return total;
  }
}
