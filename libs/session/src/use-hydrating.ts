import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** True on the server and while the browser hydrates the server's page: both have to render the same. */
export const useHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
