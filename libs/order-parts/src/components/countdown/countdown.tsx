import { useEffect, useRef, useState } from 'react';
import { clockText, secondsLeft } from '../../model/remaining';
import classes from './countdown.module.css';

interface CountdownProps {
  deadline: string;
  serverTime: string;
  label: string;
  /** Called once when the time is over. */
  onEnd: () => void;
  /** Called when the device has slept: the countdown may be wrong. */
  onWake: () => void;
}

/** A longer gap between ticks means that the device slept or the tab was frozen. */
const sleptMs = 10_000;

/**
 * The time left on the server's clock. Starts from the response's time, so server and browser render the same first
 * second; pass that time as `key`, so that a newer response restarts it.
 */
export function Countdown({ deadline, serverTime, label, onEnd, onWake }: CountdownProps) {
  const [elapsed, setElapsed] = useState(0);
  const left = secondsLeft(deadline, serverTime, elapsed);

  const wake = useRef(onWake);
  useEffect(() => {
    wake.current = onWake;
  }, [onWake]);

  useEffect(() => {
    // The monotonic clock ignores changes of the device's time, but can stop while the device sleeps.
    const start = performance.now();
    let lastSeen = Date.now();
    const timer = setInterval(() => {
      const slept = Date.now() - lastSeen > sleptMs;
      lastSeen = Date.now();
      setElapsed(performance.now() - start);
      if (slept) wake.current();
    }, 1000);
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
