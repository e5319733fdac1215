export { createDuffelSupplier } from './create-duffel-supplier';
export { duffelCalls } from './calls';
export { registerDuffelEvents } from './events';
