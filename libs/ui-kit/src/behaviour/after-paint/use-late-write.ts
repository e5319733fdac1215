import { useEffect } from 'react';
import { useSteady } from '../steady/use-steady';
import { afterPaint } from './after-paint';

/**
 * Writes what nobody waits for, such as filters into the address, once the page has settled and is painted. Before the next
 * press at the latest: it may leave the page, and Back comes to what is written.
 * @param write does nothing when nothing is left to write
 * @param settled whether all that was pressed is drawn
 */
export function useLateWrite(write: () => void, settled: boolean): void {
  const newest = useSteady(write);
  useEffect(() => (settled ? afterPaint(newest) : undefined), [settled, newest]);
  useEffect(() => {
    const entered = (event: KeyboardEvent) => {
      if (event.key === 'Enter') newest();
    };
    window.addEventListener('pointerdown', newest, true);
    window.addEventListener('keydown', entered, true);
    return () => {
      window.removeEventListener('pointerdown', newest, true);
      window.removeEventListener('keydown', entered, true);
    };
  }, [newest]);
}
