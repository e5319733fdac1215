import type { ReactNode } from 'react';
import type { User } from '@karvon/contract';
import { useSession } from '@karvon/session';

interface ForOwnerProps {
  /** Shown to everybody else: the way in. */
  signIn: ReactNode;
  children: (user: User) => ReactNode;
}

/** What only a signed-in visitor sees. Who signs in as somebody else begins anew. */
export function ForOwner({ signIn, children }: ForOwnerProps) {
  const { user } = useSession();
  return user ? <div key={user.id}>{children(user)}</div> : signIn;
}
