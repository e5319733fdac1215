import type { PartnerCalls } from '@karvon/platform/http/partner-calls';
import { receiveYookassaNotice, yookassaNoticeSchema } from './notice';

/** The routes that YooKassa calls. */
export const yookassaCalls: PartnerCalls = {
  contract: { receiveYookassaNotice, yookassaNoticeSchema },
};
