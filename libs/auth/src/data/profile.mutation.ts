import { deleteProfile, saveProfile, useTransport, useWrite } from '@karvon/api-client';
import type { Profile, ProfileChange } from '@karvon/contract';
import { useSession } from '@karvon/session';
import { useQueryClient } from '@tanstack/react-query';
import { authCall } from './auth-call';
import { profileQuery } from './profile.query';

/** Saves the profile; the header shows the new name at once. */
export function useSaveProfile(profile: Profile) {
  const transport = useTransport();
  const queryClient = useQueryClient();
  const { refresh } = useSession();
  return useWrite({
    send: (change: ProfileChange) => saveProfile(transport, profile.id, change),
    onSuccess: (user, { email }) => {
      refresh();
      queryClient.setQueryData(profileQuery(transport, profile.id).queryKey, {
        ...profile,
        ...user,
        email,
      });
    },
    ...authCall('save-profile'),
  });
}

/** Deletes the account. */
export function useDeleteProfile(userId: string) {
  const transport = useTransport();
  return useWrite({
    send: () => deleteProfile(transport, userId),
    ...authCall('delete-profile'),
  });
}
