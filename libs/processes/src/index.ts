export { freePort } from './free-port';
export { countProcesses, runProcesses } from './run-processes';
export {
  amount,
  logLevel,
  origins,
  processCount,
  siteOrigin,
  trustedNetworks,
  webAddress,
  wholeNumber,
  wholeRequestMs,
  wrongSettings,
} from './settings';
