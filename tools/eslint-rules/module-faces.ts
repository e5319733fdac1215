import { dirname, join, relative, sep } from 'node:path';
import type { Node, Rule } from './rule.ts';

const root = join(import.meta.dirname, '../..');

/** The path of a file below the folder of modules, for example ['air-orders', 'book/hold-seats']; undefined for other files. */
function placeOf(path: string, modules: string): [module: string, file: string] | undefined {
  const [module, ...rest] = relative(modules, path).split(sep);
  return module && module !== '..' && rest.length > 0 ? [module, rest.join('/')] : undefined;
}

interface Options {
  /** The folder of the modules. */
  modules: string;
  /** The folder where modules are composed. */
  composition: string;
}

/**
 * Modules of the API have walls: another module, and the platform, may import only a module's `port`; where modules are composed,
 * its `create`, `papers`, `tables`, `queues`, `sealed` and `calls` as well.
 */
export const moduleFaces: Rule = {
  meta: {
    type: 'problem',
    schema: [
      {
        type: 'object',
        properties: {
          modules: { type: 'string' },
          composition: { type: 'string' },
        },
        required: ['modules', 'composition'],
        additionalProperties: false,
      },
    ],
    messages: {
      wall: 'Import {{module}} through its face: {{faces}}. What others may know of it belongs there.',
    },
  },
  create(context) {
    const { modules: folder, composition } = context.options[0] as Options;
    const modules = join(root, folder);
    const file = context.filename;
    const own = placeOf(file, modules)?.[0];
    const composes = !relative(join(root, composition), file).startsWith('..');
    const faces = composes
      ? ['create', 'papers', 'port', 'tables', 'queues', 'sealed', 'calls']
      : ['port'];

    function check(source?: Node | null) {
      if (typeof source?.value !== 'string' || !source.value.startsWith('.')) return;
      const place = placeOf(join(dirname(file), source.value), modules);
      if (!place) return;
      const [module, inner] = place;
      if (module === own) return;
      // Tables, queues and calls of an adapter are in the adapter's folder.
      const name = composes ? inner.replace(/^.*\/(?=(tables|queues|calls)$)/, '') : inner;
      if (faces.includes(name)) return;
      const data = { module, faces: faces.map((face) => `${face}.ts`).join(', ') };
      context.report({ node: source, messageId: 'wall', data });
    }

    return {
      ImportDeclaration: ({ source }) => check(source),
      ExportNamedDeclaration: ({ source }) => check(source),
      ImportExpression: ({ source }) => check(source),
      TSImportType: (node) => check(node.source ?? node.argument?.literal),
    };
  },
};
