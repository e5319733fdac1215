export { startTracing, type Tracing } from './start-tracing';
