import type { PartnerCalls } from '@karvon/platform/http/partner-calls';
import { receiveSandboxCallback, sandboxCallbackSchema } from './callback';
import { signatureHeader } from './signature';

/** The routes that the sandbox bank calls. */
export const sandboxBankCalls: PartnerCalls = {
  contract: { receiveSandboxCallback, sandboxCallbackSchema },
  securitySchemes: {
    bankSignature: {
      type: 'apiKey',
      in: 'header',
      name: signatureHeader,
      description: 'HMAC-SHA-256 of the body exactly as sent, in hex, with the secret of the bank.',
    },
  },
};
