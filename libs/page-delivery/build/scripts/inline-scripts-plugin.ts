import type { Plugin } from 'vite';

const oneFunction = /^export (async )?function (\w+)(\([^]*\})$/;

function isFunction(text: string): boolean {
  try {
    return typeof new Function(`return (${text})`)() === 'function';
  } catch {
    return false;
  }
}

/**
 * A minified module of one function as a module of its text: `String(function)` is that text.
 * @throws Error for a module with anything else, because a script in a document has nothing but its arguments
 */
export function asText(lean: string, file: string): string {
  const [, isAsync = '', name, rest] = oneFunction.exec(lean.trim()) ?? [];
  const text = `${isAsync}function${rest}`;
  if (!name || !isFunction(text))
    throw new Error(`${file} must export one function and use nothing around it`);
  return `export const ${name} = { toString: () => ${JSON.stringify(text)} };`;
}

/** Scripts in documents, `*.inline.ts`: the server's build gets each as text, minified. */
export const inlineScriptsPlugin = (): Plugin => ({
  name: 'karvon-inline-scripts',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  transform: {
    order: 'pre',
    filter: { id: /\.inline\.ts$/ },
    async handler(source, id) {
      const { minifySync, transformWithOxc } = await import('vite');
      const { code } = await transformWithOxc(source, id, { target: 'es2022' });
      const lean = minifySync(id, code, { module: true, mangle: { toplevel: false } });
      return { code: asText(lean.code, id), map: null };
    },
  },
});
