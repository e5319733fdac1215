import type { ComponentProps } from 'react';
import { clsx } from 'clsx';
import classes from './stack.module.css';

interface StackProps extends ComponentProps<'div'> {
  /** Space between the children, in steps of the space scale. */
  gap?: 1 | 2 | 3 | 4 | 6 | 8 | 12;
}

/** Children below each other. */
export function Stack({ gap = 4, className, ...rest }: StackProps) {
  return <div {...rest} className={clsx(classes.stack, classes[`gap-${gap}`], className)} />;
}

/** Children beside each other, wrapping when the line is full. */
export function Inline({ gap = 3, className, ...rest }: StackProps) {
  return <div {...rest} className={clsx(classes.inline, classes[`gap-${gap}`], className)} />;
}
