import type { Carrier } from '../carriers/carrier';
import { chance } from '../../basics/chance';
import type { Route } from './route';

/** Sister companies that fly part of a carrier's flights under its number. */
const sisters: Readonly<Record<string, string>> = {
  SU: 'FV',
  KC: 'FS',
  TK: 'VF',
  S7: 'IO',
  KE: 'OZ',
  QF: 'NZ',
};
const share = 0.12;

/** The operating carrier: the carrier itself, or sometimes its sister company. */
export function operatorOf({ key }: Route, carrier: Carrier): string {
  const sister = sisters[carrier.code];
  return sister && chance(`operator:${key}`) < share ? sister : carrier.code;
}
