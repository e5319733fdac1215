import {
  changeTraveller,
  deleteTraveller,
  saveTraveller,
  useTransport,
  useWrite,
} from '@karvon/api-client';
import type { Traveller } from '@karvon/contract';
import { useQueryClient } from '@tanstack/react-query';
import { travellersQuery } from './travellers.query';

/** Requests the list again after every change: the server merges duplicates and sorts. */
function useRenewList(userId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = travellersQuery(useTransport(), userId);
  return () => queryClient.invalidateQueries({ queryKey });
}

/** Saves a traveller, or changes the one with this id. */
export function useKeepTraveller(userId: string) {
  const transport = useTransport();
  const onSuccess = useRenewList(userId);
  return useWrite({
    send: ({ id, person }: { id: string | null; person: Traveller }) =>
      id === null ? saveTraveller(transport, person) : changeTraveller(transport, id, person),
    onSuccess,
  });
}

/** Deletes a saved traveller. */
export function useForgetTraveller(userId: string) {
  const transport = useTransport();
  const onSuccess = useRenewList(userId);
  return useWrite({ send: (id: string) => deleteTraveller(transport, id), onSuccess });
}
