import {
  attachRefundDocument,
  confirmAirRefund,
  quoteAirRefund,
  useTransport,
  useWrite,
} from '@karvon/api-client';
import type { ClaimReason, RefundPart } from '@karvon/contract';
import { useLocale } from '@karvon/i18n';
import { readClaimFile } from '../model/claim-file';
import { useMutation } from '@tanstack/react-query';
import { useKeepOrder } from './keep-order';

export interface RequestedRefund {
  reason?: ClaimReason | undefined;
  comment?: string | undefined;
  part?: RefundPart | undefined;
}

/** Requests a refund quote; nothing is refunded yet. */
export function useQuoteRefund(number: string) {
  const transport = useTransport();
  const lang = useLocale();
  return useMutation({
    mutationFn: (requested: RequestedRefund) =>
      quoteAirRefund(transport, number, { ...requested, lang }),
  });
}

/** Confirms the refund on the terms of a quote; repeated requests confirm it once. */
export function useConfirmRefund(number: string) {
  const transport = useTransport();
  const lang = useLocale();
  const keepOrder = useKeepOrder();
  return useWrite({
    send: (id: string) => confirmAirRefund(transport, { number, id, lang }, { idempotencyKey: id }),
    onSuccess: keepOrder,
  });
}

/** Reads and sends a file that proves a claim; repeated requests of one file add one document. */
export function useAttachDocument(number: string, refundId: string) {
  const transport = useTransport();
  const lang = useLocale();
  const keepOrder = useKeepOrder();
  return useWrite({
    send: async (file: File, attempt) =>
      attachRefundDocument(
        transport,
        { number, id: refundId, ...(await readClaimFile(file)), lang },
        attempt,
      ),
    onSuccess: keepOrder,
  });
}
