import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { keepInView } from '../behaviour/floating/keep-in-view';
import { focusBeside } from '../behaviour/floating/shadow-tree';
import { useLeave } from '../behaviour/floating/use-leave';
import { ModalFrame } from '../dialog/modal-frame';
import { clientWidth } from '../behaviour/client-width/use-client-width';
import sheet from '../sheet/sheet.module.css';
import type { PopoverProps } from './popover-props';
import classes from './popover.module.css';

type PanelProps = PopoverProps & { anchor: RefObject<HTMLDivElement | null> };

/** The open popover; a chunk of its own. */
export function PopoverPanel(props: PanelProps) {
  // It mounts after a click, so `window` exists. It measures once, so that rotating the phone does not swap the panel.
  const [narrow] = useState(() => clientWidth() < 768);
  if (!narrow) return <Floating {...props} />;
  const { title, closeLabel, footer, children, onClose } = props;
  return (
    <ModalFrame open {...{ title, closeLabel, footer, onClose }} className={sheet.root}>
      {children}
    </ModalFrame>
  );
}

function Floating({ anchor, onClose, title, footer, align = 'start', children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = panel.current;
    const opener = focusBeside(element);
    element?.focus({ preventScroll: true });
    if (element) keepInView(element);
    element?.scrollIntoView?.({ block: 'nearest' });
    return () => {
      // Esc and Done return the focus; a click elsewhere has already moved it.
      if (element?.contains(focusBeside(element)) && opener instanceof HTMLElement) {
        opener.focus({ preventScroll: true });
      }
    };
  }, []);
  useLeave(anchor, onClose);
  return (
    <div
      ref={panel}
      role="dialog"
      aria-label={title}
      tabIndex={-1}
      className={classes.panel}
      data-align={align}
    >
      {children}
      {footer ? <div className={classes.footer}>{footer}</div> : null}
    </div>
  );
}
