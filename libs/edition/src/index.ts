export { editionSchema, type Edition } from './edition';
export { maxPointsFor, pointsFor, pointsWorth } from './points';
export { editions } from './editions';
export { readEdition } from './read-edition';
export { offeredLocales } from './offered-locales';
export { clockOf, isAlwaysOpen, isOpenAt, minuteAt } from './support-hours';
export { refundRuleOn, type RefundRule } from './refund-rules';
