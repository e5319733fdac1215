import { memo } from 'react';
import { late } from '@karvon/ui-kit';

const Late = late(async () => (await import('./heart-button')).HeartButton);

/**
 * The heart of a page that the server renders: its code comes after the page's. Give it a place of 44 px. What is drawn anew
 * around it leaves it alone: React would drop the server's button, and a press on it, before its code is there.
 */
export const LateHeart = memo(Late, (one, other) => JSON.stringify(one) === JSON.stringify(other));
