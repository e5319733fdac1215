export { ageOn, passengerTypeOn, type PassengerType } from './age';
export {
  addDays,
  addMonths,
  daysBetween,
  daysInMonth,
  isPlainDate,
  partsOf,
  plainDate,
  weekdayOf,
  type PlainDate,
} from './plain-date';
export { dayAt, dayInZone } from './today';
export { parseTypedDay, tidyTypedDay } from './typed-day';
