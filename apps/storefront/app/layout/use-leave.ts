import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Calls `leave` when the visitor opens another page, or the same one again. */
export function useLeave(leave: () => void): void {
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    leave();
  }, [key, leave]);
}
