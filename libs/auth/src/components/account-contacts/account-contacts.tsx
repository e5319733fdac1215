import { useEffect } from 'react';
import { useTransport } from '@karvon/api-client';
import type { Profile } from '@karvon/contract';
import { useSession } from '@karvon/session';
import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '../../data/profile.query';

interface AccountContactsProps {
  onKnown: (profile: Pick<Profile, 'username' | 'phone' | 'email'>) => void;
}

/** Tells a form how its signed-in visitor is reached, once that is known. Shows nothing. */
export function AccountContacts({ onKnown }: AccountContactsProps) {
  const { user } = useSession();
  const id = user?.id ?? '';
  const { data } = useQuery({ ...profileQuery(useTransport(), id), enabled: id !== '' });
  useEffect(() => {
    if (data) onKnown(data);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once per answer, whatever functions this render made
  }, [data]);
  return null;
}
