import { useEffect } from 'react';
import { useTransport } from '@karvon/api-client';
import type { Profile } from '@karvon/contract';
import { useSession } from '@karvon/session';
import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '../../data/profile.query';

interface AccountContactsProps {
  onKnown: (profile: Pick<Profile, 'username' | 'phone' | 'email'>) => void;
}

/** Passes the signed-in visitor's contacts to a form once they are loaded. Renders nothing. */
export function AccountContacts({ onKnown }: AccountContactsProps) {
  const { user } = useSession();
  const id = user?.id ?? '';
  const { data } = useQuery({ ...profileQuery(useTransport(), id), enabled: id !== '' });
  useEffect(() => {
    if (data) onKnown(data);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once per response, whatever functions this render created
  }, [data]);
  return null;
}
