import { createContext } from 'react';

/** Hears the name of an icon that the data asked for and nobody drew; the application writes it to its journal. */
export const MissingIconContext = createContext<((name: string) => void) | undefined>(undefined);
