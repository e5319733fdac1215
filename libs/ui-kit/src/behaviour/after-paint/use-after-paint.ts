import { startTransition, useEffect, useState } from 'react';
import { afterPress, watchPresses } from '../press/after-press';
import { afterPaint } from './after-paint';

/**
 * The value one painted frame late: what is costly to draw never holds up the frame that answers a press. React's own
 * deferred value may still be drawn before that frame. Nor does it move away what is being pressed.
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
