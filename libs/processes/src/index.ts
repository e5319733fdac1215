export { countProcesses, runProcesses } from './run-processes';
export { logLevel, origins, processCount, trustedNetworks, wholeRequestMs } from './settings';
