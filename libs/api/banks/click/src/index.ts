export { createClick } from './create';
export { createMerchantApi as createClickApi } from './merchant-api';
export { signatureOf as clickSignatureOf } from './shop-call';
