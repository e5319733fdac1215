import type { Edition } from './edition';
import { ru } from './ru';
import { uz } from './uz';

/** Both editions, for browsers, which cannot read the server's settings as `readEdition` does. */
export const editions: Readonly<Record<Edition['id'], Edition>> = { ru, uz };
