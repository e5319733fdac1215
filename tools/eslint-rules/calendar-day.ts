import type { Node, Rule } from './rule.ts';

/** Names of calendar days: `today`, `birthDate`, `checkIn`, `stay.ArrivalDate`. */
const isDay = (name: string): boolean =>
  /(?:^|[a-z])(?:[Dd]ay|[Dd]ate|[Tt]oday|[Cc]heck(?:In|Out))$/.test(name);

/** 'birthDate' for `birthDate` and for `guest.birthDate`. */
const nameOf = (node?: Node): string =>
  node?.type === 'TSNonNullExpression' || node?.type === 'TSAsExpression'
    ? nameOf(node.expression)
    : (node?.property?.name ?? node?.name ?? '');

/**
 * A calendar day, 'YYYY-MM-DD', must never become a `Date`: that is a moment in UTC, which is another day elsewhere. Days are
 * texts, so the rule recognises them by their names. A template that adds a time, `${day}T00:00:00Z`, says which moment it means.
 */
export const calendarDay: Rule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      day: '{{name}} is a calendar day, no moment: count with addDays and daysBetween of @karvon/calendar, or add the time and the offset that you mean.',
    },
  },
  create(context) {
    function check(node: Node) {
      const [argument, ...others] = node.arguments ?? [];
      const name = nameOf(argument);
      if (others.length === 0 && isDay(name))
        context.report({ node, messageId: 'day', data: { name } });
    }
    return {
      'NewExpression[callee.name="Date"]': check,
      'CallExpression[callee.object.name="Date"][callee.property.name="parse"]': check,
    };
  },
};
