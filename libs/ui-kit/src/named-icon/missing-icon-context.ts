import { createContext } from 'react';

/** Called with the name of an unknown icon; the application writes it to the journal. */
export const MissingIconContext = createContext<((name: string) => void) | undefined>(undefined);
