import type { Edition } from './edition';
import { ru } from './ru';
import { uz } from './uz';

/** Both editions as they are written, without the check of `readEdition`: for browsers that cannot ask the server's settings. */
export const editions: Readonly<Record<Edition['id'], Edition>> = { ru, uz };
