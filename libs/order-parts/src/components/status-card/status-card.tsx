import type { ComponentType, SVGProps } from 'react';
import classes from './status-card.module.css';

export interface StatusLook {
  icon: ComponentType<SVGProps<SVGSVGElement> & { size?: number }>;
  tone: 'wait' | 'good' | 'bad' | 'done';
}

interface StatusCardProps extends StatusLook {
  title: string;
  /** What happened, what comes next and by when. */
  text: string;
}

/** A short summary of an order's state. Screen readers announce changes. */
export function StatusCard({ icon: Icon, tone, title, text }: StatusCardProps) {
  return (
    <div className={classes.root} data-tone={tone} role="status">
      <Icon aria-hidden="true" size={24} />
      <div>
        <h2 className={classes.title}>{title}</h2>
        <p className={classes.text}>{text}</p>
      </div>
    </div>
  );
}
