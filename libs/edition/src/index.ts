export { editionSchema, type Edition } from './edition';
export { readEdition } from './read-edition';
export { offeredLocales } from './offered-locales';
export { clockOf, isAlwaysOpen, isOpenAt, minuteAt } from './support-hours';
export { refundRuleOn, type RefundRule } from './refund-rules';
