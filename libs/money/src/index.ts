export { minorDigits, type AnyMoney } from './currency';
export { readAmount, writeAmount } from './decimal-amount';
export {
  compareMoney,
  evenShare,
  money,
  roundUp,
  share,
  sum,
  times,
  type Currency,
  type Money,
} from './money';
