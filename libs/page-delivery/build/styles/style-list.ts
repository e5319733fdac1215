import type { Manifest } from 'vite';

const aroundPages = /(?:^|\/)(?:entry\.client|root)\.tsx/;

/** Stylesheets and scripts of a build with their dependencies. */
export class StyleList {
  private readonly own = new Map<string, readonly string[]>();
  private readonly imports = new Map<string, readonly string[]>();
  private readonly entries: readonly string[];
  /** The scripts that every page loads. */
  readonly scriptsOfEveryPage: ReadonlySet<string>;

  /** @param manifest Vite's, by source file */
  constructor(manifest: Manifest) {
    const chunks = Object.values(manifest);
    for (const { file, css = [], imports = [] } of chunks) {
      this.own.set(file, css);
      this.imports.set(
        file,
        imports.map((name) => manifest[name]!.file),
      );
    }
    const begin = chunks.filter(({ isEntry }) => isEntry);
    this.entries = [...begin, ...chunks].map(({ file }) => file);
    const around = Object.keys(manifest).filter((source) => aroundPages.test(source));
    this.scriptsOfEveryPage = this.scriptsOf(...around.map((source) => manifest[source]!.file));
  }

  /** These scripts and all their imports. */
  scriptsOf(...scripts: string[]): Set<string> {
    const visited = new Set<string>();
    for (const script of scripts) this.collect(script, new Set(), visited);
    return visited;
  }

  private collect(script: string, styles: Set<string>, visited: Set<string>): void {
    if (visited.has(script)) return;
    visited.add(script);
    for (const next of this.imports.get(script) ?? []) this.collect(next, styles, visited);
    for (const style of this.own.get(script) ?? []) styles.add(style);
  }

  /**
   * The dependencies of a script. Stylesheets of its imports come first: the styles of a component override those of a smaller
   * one that it uses.
   * @param script 'assets/home-x.js'
   */
  stylesOf(script: string): string[] {
    const styles = new Set<string>();
    this.collect(script, styles, new Set());
    return [...styles];
  }

  /** All stylesheets of the build in that order. */
  all(): string[] {
    const styles = new Set<string>();
    const visited = new Set<string>();
    for (const script of this.entries) this.collect(script, styles, visited);
    return [...styles];
  }
}
