export { startAcaseSimulator, type AcaseSimulator } from './acase/create-acase-simulator';
export {
  startDuffelSimulator,
  type DuffelSimulator,
  type DuffelSimulatorOptions,
} from './duffel/create-duffel-simulator';
export { startEtgSimulator, type EtgSimulator } from './etg/create-etg-simulator';
export { startSirenaSimulator, type SirenaSimulator } from './sirena/create-sirena-simulator';
export { signEvent } from './duffel/webhooks';
export {
  startSmsruSimulator,
  type SmsruSimulator,
  type TakenSms,
} from './smsru/create-smsru-simulator';
export type { FaultKind } from './faults';
export { recordedShapes, type RecordedShape } from './recorded/recorded-shapes';
export { createShapes, type Shapes } from './recorded/create-shapes';
