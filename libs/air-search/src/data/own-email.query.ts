import { getProfile, type Transport } from '@karvon/api-client';
import { queryOptions } from '@tanstack/react-query';

/** The e-mail address in the profile of a signed-in visitor: the initial value of forms. */
export function ownEmailQuery(transport: Transport, userId: string) {
  return queryOptions({
    queryKey: ['own-email', userId],
    queryFn: async ({ signal }) => (await getProfile(transport, userId, { signal })).email,
    // On failure the field is empty.
    retry: false,
  });
}
