import { deleteProfile, saveProfile, useTransport } from '@karvon/api-client';
import type { Profile, ProfileChange } from '@karvon/contract';
import { useSession } from '@karvon/session';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { profileQuery } from './profile.query';

/** Saves the profile; the header shows the new name at once. */
export function useSaveProfile(profile: Profile) {
  const transport = useTransport();
  const queryClient = useQueryClient();
  const { refresh } = useSession();
  return useMutation({
    mutationFn: (change: ProfileChange) => saveProfile(transport, profile.id, change),
    onSuccess: (user, { email }) => {
      refresh();
      queryClient.setQueryData(profileQuery(transport, profile.id).queryKey, {
        ...profile,
        ...user,
        email,
      });
    },
    // Not cached: the request can contain PINs.
    gcTime: 0,
  });
}

/** Deletes the account. */
export function useDeleteProfile(userId: string) {
  const transport = useTransport();
  return useMutation({ mutationFn: () => deleteProfile(transport, userId) });
}
