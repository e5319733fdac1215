import { useState } from 'react';
import { useTransport } from '@karvon/api-client';
import type { AirOfferDetail, Extra, ExtrasChoice, Fare } from '@karvon/contract';
import { checkChoice, totalOf } from '@karvon/extras';
import { money } from '@karvon/money';
import { useQuery } from '@tanstack/react-query';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { fareExtrasQuery } from '../../data/fare-extras.query';
import type { CheckoutData, CheckoutValues } from '../../model/checkout-form';

interface ExtrasChoiceOptions {
  offer: AirOfferDetail;
  fare: Fare;
  form: UseFormReturn<CheckoutValues, unknown, CheckoutData>;
}

const nothing = { bags: [], seatMaps: [] };

/** The bags and seats of the form: what is chosen, whether it is still sold, and what it costs. */
export function useExtrasChoice({ offer, fare, form }: ExtrasChoiceOptions) {
  const query = fareExtrasQuery(useTransport(), { offerId: offer.id, fareId: fare.id });
  const { data, isError, isFetching, refetch } = useQuery(query);
  const chosen = useWatch({ control: form.control, name: 'extras' });
  const [refused, setRefused] = useState(false);
  // After a refusal the earlier answer is not true any more.
  const offered = refused && isError ? undefined : data;
  const { sold, gone } = checkChoice(offered ?? nothing, chosen);
  const zero = money(0, fare.total.currency);
  const total = totalOf(sold, zero);
  const choice: ExtrasChoice | undefined =
    sold.length > 0
      ? { extras: sold.map(({ price: _price, ...extra }) => extra), expectedTotal: total }
      : undefined;
  return {
    query,
    zero,
    /** What is sold; undefined while nobody has said it. */
    offered,
    /** True when the airline did not say what it sells: the order is made without extras. */
    failed: isError && !offered,
    /** What is chosen is not priced yet: nothing can be booked for a price that the visitor has not seen. */
    pricing: chosen.length > 0 && isFetching && (!data || refused),
    chosen,
    sold,
    gone,
    total,
    /** What is sent with the booking. */
    choice,
    /** The booking was refused because of the choice. */
    refused,
    choose(extras: Extra[]) {
      setRefused(false);
      form.setValue('extras', extras);
    },
    ask: () => void refetch(),
    /** Asks anew what is sold, after a refusal. */
    refuse() {
      setRefused(true);
      void refetch();
    },
  };
}

export type ExtrasOfForm = ReturnType<typeof useExtrasChoice>;
