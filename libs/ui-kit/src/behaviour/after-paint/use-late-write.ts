import { useEffect } from 'react';
import { useSteady } from '../steady/use-steady';
import { afterPaint } from './after-paint';

/**
 * Delays a write that nobody waits for, such as filters into the address, until the page has settled and is painted. It happens
 * before the next click at the latest, because that click may leave the page and Back must return to the written state.
 * @param write does nothing when nothing is left to write
 * @param settled whether the result of every click is rendered
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
