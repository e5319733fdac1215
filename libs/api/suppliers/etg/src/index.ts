export { createEtgSupplier } from './create-etg-supplier';
