import type { Plugin } from 'vite';

interface Node {
  type: string;
  start: number;
  end: number;
  key?: { name?: string };
  value?: { type: string };
  [field: string]: unknown;
}

const dropped = new Set(['defaultMessage', 'description']);

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

/** Every `defaultMessage: '…'` and `description: '…'` of a module; a message may itself be called `description`. */
function findProperties(node: Node, found: Node[] = []): Node[] {
  const isText = node.type === 'Property' && node.value?.type !== 'ObjectExpression';
  if (isText && dropped.has(node.key?.name ?? '')) found.push(node);
  const { parent: _, ...fields } = node;
  for (const child of Object.values(fields).flat()) {
    if (isNode(child)) findProperties(child, found);
  }
  return found;
}

/** The code without its messages' texts; ids stay. */
export function dropTexts(code: string, program: unknown): string {
  const properties = findProperties(program as Node).sort((a, b) => b.start - a.start);
  return properties.reduce((rest, { start, end }) => {
    const comma = /^\s*,/.exec(rest.slice(end))?.[0].length ?? 0;
    return rest.slice(0, start) + rest.slice(end + comma);
  }, code);
}

/**
 * For the browser's build: texts come from the catalogue, which is checked to be complete, so components need not bring
 * a second copy of them with notes for the translator.
 */
export function leanMessagesPlugin(): Plugin {
  return {
    name: 'karvon-lean-messages',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\.messages\.ts$/ },
      handler(code) {
        return { code: dropTexts(code, this.parse(code)), map: null };
      },
    },
  };
}
