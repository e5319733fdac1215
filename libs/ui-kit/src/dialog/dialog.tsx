import { clsx } from 'clsx';
import classes from './dialog.module.css';
import { ModalFrame, type ModalProps } from './modal-frame';

interface DialogProps extends ModalProps {
  /** At most so many pixels wide. */
  width?: 500 | 600 | 800;
}

/** A modal question or form in the middle of the page. */
export function Dialog({ width = 500, ...props }: DialogProps) {
  return <ModalFrame {...props} className={clsx(classes.root, classes[`width-${width}`])} />;
}
