import { useEffect, useRef, useState } from 'react';
import { clockText, secondsLeft } from '../../model/remaining';
import classes from './countdown.module.css';

interface CountdownProps {
  deadline: string;
  serverTime: string;
  label: string;
  /** Called once when the time is over. */
  onEnd: () => void;
  /** Called when the device has slept: what it counted meanwhile is not to be trusted. */
  onWake: () => void;
}

/** Seconds tick by; a gap of more is sleep, or a tab that was frozen. */
const sleptMs = 10_000;

/**
 * Time left, on the server's clock. Starts from the answer itself, so server and browser draw the same first second;
 * give it the answer's time as `key`, so that a newer answer starts it anew.
 */
export function Countdown({ deadline, serverTime, label, onEnd, onWake }: CountdownProps) {
  const [elapsed, setElapsed] = useState(0);
  const left = secondsLeft(deadline, serverTime, elapsed);

  const wake = useRef(onWake);
  useEffect(() => {
    wake.current = onWake;
  }, [onWake]);

  useEffect(() => {
    // The monotonic clock survives a change of the device's time, but may stand still while it sleeps.
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
