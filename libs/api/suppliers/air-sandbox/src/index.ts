export { convertPriced } from './convert-offer';
export { createSandboxSupplier } from './create-sandbox-supplier';
