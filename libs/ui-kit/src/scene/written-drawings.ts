import { createContext } from 'react';

/**
 * The drawing of a name as an address that contains it, for a server that writes the first drawing of a page into its HTML;
 * undefined where the browser asks for the file.
 */
export const WrittenDrawings = createContext<(name: string) => string | undefined>(() => undefined);
