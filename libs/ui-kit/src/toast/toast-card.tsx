import { useEffect, useRef, useState, type ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button';
import { CircleAlert, CircleCheck, Info, X } from '../icons/icons.exports';
import classes from './toast.module.css';

export interface ToastContent {
  text: ReactNode;
  tone?: 'info' | 'success' | 'error';
}

type ToastCardProps = ToastContent & { closeLabel: string; onClose: () => void };

const icons = { info: Info, success: CircleCheck, error: CircleAlert };
const lifeMs = 3000;

/** Disappears after three seconds. The time starts again when the pointer or the focus has left it. */
export function ToastCard({ text, tone = 'info', closeLabel, onClose }: ToastCardProps) {
  const [held, setHeld] = useState(false);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => close.current(), lifeMs);
    return () => clearTimeout(timer);
  }, [held]);
  const Icon = icons[tone];
  return (
    <div
      className={classes.card}
      data-tone={tone}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon size={20} className={classes.icon} />
      <p className={classes.text}>{text}</p>
      <IconButton label={closeLabel} icon={<X size={20} />} onClick={onClose} />
    </div>
  );
}
