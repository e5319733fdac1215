import { clsx } from 'clsx';
import classes from './skeleton.module.css';

interface SkeletonProps {
  /** `text` is one line; `block` fills the box its class gives it. */
  shape?: 'text' | 'title' | 'control' | 'circle' | 'block';
  width?: 'full' | 'wide' | 'half' | 'short';
  className?: string;
}

/** A grey placeholder that keeps the layout stable while content loads; hidden from screen readers. */
export function Skeleton({ shape = 'text', width = 'full', className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={clsx(classes.root, classes[shape], classes[width], className)}
    />
  );
}
