import type { Node, Rule, Scope } from './rule.ts';

const isNothing = ({ type, value, name }: Node): boolean =>
  name === 'undefined' || (type === 'Literal' && !['string', 'number'].includes(typeof value));
const isElement = ({ type }: Node): boolean => type === 'JSXElement' || type === 'JSXFragment';

const isFragment = ({ type, openingElement }: Node): boolean =>
  type === 'JSXFragment' || /^(?:React\.)?Fragment$/.test(String(openingElement?.name.name));

/**
 * A browser that translates a page replaces every text by an element. React keeps the old text node: its updates of that node are
 * never seen, and where React removes it, or inserts something before it, the page crashes. A text that is the only child of its
 * element is safe. The value of a parameter may be an element, and passes: a component that gets a text for a place beside other
 * nodes has to wrap that place.
 */
export const textApart: Rule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      beside:
        'A page that the browser translates breaks here: give the text beside other nodes an element of its own.',
    },
  },
  create(context) {
    /** The value of a name in this file: `const row = <li />`, and the result of `const row = () => <li />`. */
    function meant(node: Node): Node {
      if (node.type === 'ChainExpression' && node.expression) return meant(node.expression);
      const callee = node.type === 'CallExpression' ? node.callee : node;
      const name = callee?.name;
      if (callee?.type !== 'Identifier' || name === undefined) return node;
      let scope: Scope | null = context.sourceCode.getScope(callee);
      while (scope && !scope.set.has(name)) scope = scope.upper;
      const definition = scope?.set.get(name)?.defs[0]?.node;
      const value = definition?.type === 'VariableDeclarator' ? definition.init : null;
      if (!value) return node;
      if (callee === node) return value;
      const isWithin = value.range[0] < node.range[0] && node.range[1] < value.range[1];
      if (value.type !== 'ArrowFunctionExpression' || isWithin) return node;
      const { body } = value;
      return (body?.type === 'BlockStatement' ? body.body?.at(-1)?.argument : body) ?? node;
    }

    /** The possible values of an expression: `a` and `b` of `x ? a : b`. */
    function branchesOf(node: Node): Node[] {
      const { type, operator, consequent, alternate, left, right } = node;
      if (type === 'ConditionalExpression' && consequent && alternate)
        return [consequent, alternate].flatMap(branchesOf);
      if (type === 'LogicalExpression' && left && right)
        return (operator === '&&' ? [right] : [left, right]).flatMap(branchesOf);
      const known = meant(node);
      return known === node ? [node] : branchesOf(known);
    }

    const isText = (node: Node): boolean =>
      node.type === 'TemplateLiteral' ||
      (node.type === 'Literal' && !isNothing(node) && String(node.value).trim() !== '') ||
      (node.type === 'CallExpression' &&
        (node.callee?.property?.name === 'formatMessage' ||
          node.callee?.object?.name === 'format'));
    const isList = ({ callee }: Node) => callee?.property?.name === 'map';
    /** A parameter, or the result of a call. */
    const isSlot = ({ type }: Node) => type === 'CallExpression' || type === 'Identifier';

    /** The kind of a child: a text, an element, a node that comes and goes, or `null` if the browser shows nothing for it. */
    function kindOf(child: Node): string | null {
      if (isElement(child)) return 'element';
      if (child.type === 'JSXText') return String(child.value).trim() ? 'constant' : null;
      const expression = child.expression ?? child;
      const branches = branchesOf(expression);
      const isFixed = branches.length === 1 && meant(expression).type !== 'LogicalExpression';
      const [node] = branches;
      if (isFixed && node) {
        if (node.type === 'JSXEmptyExpression' || isNothing(node)) return null;
        if (node.type === 'Literal') return isText(node) ? 'constant' : null;
        if (isElement(node)) return 'element';
        if (isText(node)) return 'text';
        if (isSlot(node) && !isList(node)) return 'slot';
      }
      const isNode = (one: Node) =>
        isElement(one) || isNothing(one) || (isSlot(one) && !isText(one));
      if (branches.every(isNode)) return 'changing';
      return isFixed ? 'unknown' : 'conditional';
    }

    const isSpace = ({ type, value, expression }: Node): boolean =>
      (type === 'JSXText' && /^ +$/.test(String(value))) ||
      (type === 'JSXExpressionContainer' && /^ +$/.test(String(expression?.value)));
    const isValue = (child?: Node): child is Node =>
      child !== undefined && ['slot', 'unknown'].includes(kindOf(child) ?? '');

    /**
     * Two values with a space between them are two texts, `{name} {surname}`, whatever their type: their changes are never seen.
     */
    function checkSpaces(children: readonly Node[]): void {
      for (const [index, child] of children.entries()) {
        const next = children[index + 1];
        if (isSpace(child) && isValue(children[index - 1]) && isValue(next))
          context.report({ node: next, messageId: 'beside' });
      }
    }

    function check(node: Node): void {
      const all = node.children ?? [];
      checkSpaces(all);
      const children = all
        .map((child) => ({ child, kind: kindOf(child) }))
        .filter(({ kind }) => kind !== null);
      if (children.length === 1 && !isFragment(node)) return;
      let moves = false;
      for (const { child, kind } of children) {
        const breaks =
          kind === 'text' ||
          kind === 'conditional' ||
          (kind === 'constant' && (moves || isFragment(node))) ||
          (kind === 'unknown' && moves);
        if (breaks) context.report({ node: child, messageId: 'beside' });
        moves = kind === 'changing' || kind === 'conditional';
      }
    }
    return { JSXElement: check, JSXFragment: check };
  },
};
