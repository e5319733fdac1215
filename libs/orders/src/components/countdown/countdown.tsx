import { useEffect, useState } from 'react';
import { clockText, secondsLeft } from '../../model/remaining';
import classes from './countdown.module.css';

interface CountdownProps {
  deadline: string;
  serverTime: string;
  label: string;
  /** Called once when the time is over. */
  onEnd: () => void;
}

/**
 * Time left, on the server's clock. Starts from the answer itself, so server and browser draw the same first second;
 * give it the answer's time as `key`, so that a newer answer starts it anew.
 */
export function Countdown({ deadline, serverTime, label, onEnd }: CountdownProps) {
  const [elapsed, setElapsed] = useState(0);
  const left = secondsLeft(deadline, serverTime, elapsed);

  useEffect(() => {
    // The monotonic clock survives a change of the device's time; after sleep the page asks the server again.
    const start = performance.now();
    const timer = setInterval(() => setElapsed(performance.now() - start), 1000);
    return () => clearInterval(timer);
  }, []);

  const over = left === 0;
  useEffect(() => {
    if (over) onEnd();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the end comes once, whatever function is passed meanwhile
  }, [over]);

  return (
    <span className={classes.root} role="timer" aria-label={label}>
      {clockText(left)}
    </span>
  );
}
