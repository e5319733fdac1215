import { startTransition, useEffect, useState } from 'react';
import { afterPress, watchPresses } from '../press/after-press';
import { afterPaint } from './after-paint';

/**
 * Returns the value one painted frame late, so that costly rendering never delays the frame that responds to a click and never
 * moves what is being clicked. React's own deferred value may still be rendered before that frame.
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
