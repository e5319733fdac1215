import type { PartnerCalls } from '@karvon/platform/http/partner-calls';
import { duffelCalls } from '@karvon/duffel';
import * as ops from '../modules/ops/port';
import { sandboxBankCalls } from '@karvon/sandbox-bank';
import { yookassaCalls } from '@karvon/yookassa';

/** Calls of operators. */
export const operatorCalls: PartnerCalls = {
  contract: ops,
  securitySchemes: {
    operatorToken: {
      type: 'apiKey',
      in: 'header',
      name: ops.operatorTokenHeader,
      description: 'The token of the people of the agency.',
    },
  },
};

/** Calls of suppliers and banks; an adapter with such calls adds them here. */
export const partnerCalls: readonly PartnerCalls[] = [duffelCalls, sandboxBankCalls, yookassaCalls];
