/**
 * The workspace's own rule names, `@nx/workspace-*`. The formatjs plugin is an ES module with a default export only, and ESLint's
 * .eslintrc loader does not read default exports: its rules reach the configuration through here.
 */
const { rules } = require('eslint-plugin-formatjs').default;
const calendarDay = require('./calendar-day.cjs');
const moduleFaces = require('./module-faces.cjs');
const textApart = require('./text-apart.cjs');

const named = Object.entries(rules).map(([name, rule]) => [`formatjs-${name}`, rule]);
module.exports = {
  rules: {
    ...Object.fromEntries(named),
    'calendar-day': calendarDay,
    'module-faces': moduleFaces,
    'text-apart': textApart,
  },
};
