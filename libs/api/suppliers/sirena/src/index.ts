export { createSirenaSupplier } from './create-sirena-supplier';
export { namesContext, sealedSirenaOrders, sirenaNames } from './book/tables';
