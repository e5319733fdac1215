import { memo } from 'react';
import { late } from '@karvon/ui-kit';

const Late = late(async () => (await import('./heart-button')).HeartButton);

/**
 * The heart in pages rendered by the server: its code loads after the page's. It needs a box of 44 px. New renders around it
 * leave it alone, because React would drop the server's button, with a click on it, before its code has loaded.
 */
export const LateHeart = memo(Late, (one, other) => JSON.stringify(one) === JSON.stringify(other));
