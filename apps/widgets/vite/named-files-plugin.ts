import type { Plugin } from 'vite';

const mark = /(["'`])karvon-built-files\1/;

/**
 * Writes the addresses of each element's code into the loader: its file, the files it imports statically, and the
 * stylesheet.
 * @param elements names of entries, 'air-search'
 */
export function namedFilesPlugin(elements: readonly string[]): Plugin {
  return {
    name: 'karvon-named-files',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const files = Object.values(bundle);
        const baseName = (path: string) => path.replace(/^assets\//, '');
        const scripts = Object.fromEntries(
          elements.map((element) => {
            const entry = files.find(
              (file) => file.type === 'chunk' && file.isEntry && file.name === element,
            );
            if (entry?.type !== 'chunk') throw new Error(`No entry was built for ${element}`);
            return [element, [entry.fileName, ...entry.imports].map(baseName)];
          }),
        );
        const styles = files.find(({ fileName }) => fileName.endsWith('.css'));
        const loader = bundle['karvon.js'];
        if (loader?.type !== 'chunk' || !styles || !mark.test(loader.code))
          throw new Error('The loader, its mark or the stylesheet is missing');
        if (loader.imports.length > 0) throw new Error('The loader must be one file');
        const named = JSON.stringify({ scripts, styles: baseName(styles.fileName) });
        loader.code = loader.code.replace(mark, () => named);
      },
    },
  };
}
