/** The fields that our rules read of a syntax node; which ones are there depends on its type. */
export interface Node {
  type: string;
  range: [from: number, to: number];
  name?: string;
  value?: unknown;
  operator?: string;
  expression?: Node;
  argument?: Node & { literal?: Node };
  arguments?: Node[];
  property?: Node;
  object?: Node;
  callee?: Node;
  init?: Node | null;
  /** Of a function: an expression, or a block with statements. */
  body?: Node & { body?: Node[] };
  children?: Node[];
  consequent?: Node;
  alternate?: Node;
  left?: Node;
  right?: Node;
  source?: Node | null;
  openingElement?: { name: { name?: unknown } };
}

export interface Scope {
  set: Map<string, { defs: { node: Node }[] }>;
  upper: Scope | null;
}

interface Context {
  filename: string;
  options: unknown[];
  sourceCode: { getScope(node: Node): Scope };
  report(finding: { node: Node; messageId: string; data?: Record<string, string> }): void;
}

/** A rule as ESLint reads it: `create` gives a function for each selector of nodes. */
export interface Rule {
  meta: { type: 'problem'; schema: object[]; messages: Record<string, string> };
  create(context: Context): Record<string, (node: Node) => void>;
}
