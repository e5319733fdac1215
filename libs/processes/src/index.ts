export { countProcesses, runProcesses } from './run-processes';
