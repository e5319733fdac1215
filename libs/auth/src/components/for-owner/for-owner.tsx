import type { ReactNode } from 'react';
import type { User } from '@karvon/contract';
import { useSession } from '@karvon/session';

interface ForOwnerProps {
  /** Shown to visitors who are not signed in. */
  signIn: ReactNode;
  children: (user: User) => ReactNode;
}

/** Content for signed-in visitors only. Signing in as another user mounts it anew. */
export function ForOwner({ signIn, children }: ForOwnerProps) {
  const { user } = useSession();
  return user ? <div key={user.id}>{children(user)}</div> : signIn;
}
