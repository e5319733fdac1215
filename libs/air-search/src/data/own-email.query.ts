import { getProfile, type Transport } from '@karvon/api-client';
import { queryOptions } from '@tanstack/react-query';

/** The e-mail address in the profile of a signed-in visitor: what a form about letters begins with. */
export function ownEmailQuery(transport: Transport, userId: string) {
  return queryOptions({
    queryKey: ['own-email', userId],
    queryFn: async ({ signal }) => (await getProfile(transport, userId, { signal })).email,
    // A form without it works as well.
    retry: false,
  });
}
