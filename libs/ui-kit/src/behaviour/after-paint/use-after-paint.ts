import { startTransition, useEffect, useState } from 'react';
import { afterPress, watchPresses } from '../press/after-press';
import { afterPaint } from './after-paint';

/**
 * The value, one painted frame late, so that costly drawing never delays the frame that answers a press and never moves
 * what is being pressed. React's own deferred value may still be drawn before that frame.
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState(() => value);
  useEffect(watchPresses, []);
  useEffect(() => {
    if (painted === value) return undefined;
    const follow = () => startTransition(() => setPainted(() => value));
    return afterPaint(() => afterPress(follow));
  }, [painted, value]);
  return painted;
}
