import {
  attachRefundDocument,
  confirmAirRefund,
  quoteAirRefund,
  useTransport,
} from '@karvon/api-client';
import type { ClaimReason, RefundPart } from '@karvon/contract';
import { useLocale } from '@karvon/i18n';
import { useMutation } from '@tanstack/react-query';
import { useKeepOrder } from './keep-order';

export interface RefundAsked {
  reason?: ClaimReason | undefined;
  comment?: string | undefined;
  part?: RefundPart | undefined;
}

/** Asks what giving the order back would bring; nothing is decided. */
export function useQuoteRefund(number: string) {
  const transport = useTransport();
  const lang = useLocale();
  return useMutation({
    mutationFn: (asked: RefundAsked) => quoteAirRefund(transport, number, { ...asked, lang }),
  });
}

/** Gives the order back on the terms of a quote; a quote is confirmed once, however often it is sent. */
export function useConfirmRefund(number: string) {
  const transport = useTransport();
  const lang = useLocale();
  const keepOrder = useKeepOrder();
  return useMutation({
    mutationFn: (id: string) =>
      confirmAirRefund(transport, { number, id, lang }, { idempotencyKey: id }),
    onSuccess: keepOrder,
  });
}

/** Sends a file that proves a claim; each choice of a file is one document, however often it is sent. */
export function useAttachDocument(number: string, refundId: string) {
  const transport = useTransport();
  const lang = useLocale();
  const keepOrder = useKeepOrder();
  return useMutation({
    mutationFn: (document: { name: string; content: string }) =>
      attachRefundDocument(
        transport,
        { number, id: refundId, ...document, lang },
        { idempotencyKey: crypto.randomUUID() },
      ),
    onSuccess: keepOrder,
  });
}
