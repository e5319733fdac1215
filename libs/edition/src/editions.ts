import type { Edition } from './edition';
import { ru } from './ru';
import { uz } from './uz';

/** Both editions, without the check of `readEdition`: for browsers, which cannot read the server's settings. */
export const editions: Readonly<Record<Edition['id'], Edition>> = { ru, uz };
