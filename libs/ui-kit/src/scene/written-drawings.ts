import { createContext } from 'react';

/**
 * Returns a drawing as a `data:` address, for a server that inlines the first drawing of a page in its HTML; undefined where the
 * browser requests the file.
 */
export const WrittenDrawings = createContext<(name: string) => string | undefined>(() => undefined);
