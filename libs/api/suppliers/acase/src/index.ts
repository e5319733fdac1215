export { createAcaseSupplier } from './create-acase-supplier';
export { acaseNoticesPath, registerAcaseNotices } from './notices';
