import { Suspense, useRef } from 'react';
import { lazyPart } from '../late/lazy-part';
import { clsx } from 'clsx';
import type { PopoverProps } from './popover-props';
import classes from './popover.module.css';

/** Starts loading the panel; hovering or focusing the control that opens it does so as well. */
export const preloadPopoverPanel = () => import('./popover-panel');

const Panel = lazyPart(async () => (await preloadPopoverPanel()).PopoverPanel);

/** A panel under its control on a wide screen, a bottom sheet on a phone. Content mounts when it opens. */
export function Popover(props: PopoverProps) {
  const { open, onClose, trigger, className } = props;
  const anchor = useRef<HTMLDivElement>(null);
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- handles Esc of the controls inside
    <div
      ref={anchor}
      className={clsx(classes.anchor, className)}
      onPointerEnter={preloadPopoverPanel}
      onFocus={preloadPopoverPanel}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.stopPropagation();
        onClose();
      }}
    >
      {trigger}
      {open ? (
        <Suspense fallback={null}>
          <Panel {...props} anchor={anchor} />
        </Suspense>
      ) : null}
    </div>
  );
}
