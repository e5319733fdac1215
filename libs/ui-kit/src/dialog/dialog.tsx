import { clsx } from 'clsx';
import classes from './dialog.module.css';
import { ModalFrame, type ModalProps } from './modal-frame';

interface DialogProps extends ModalProps {
  /** Maximum width in pixels. */
  width?: 500 | 600 | 800;
  /** As high as the screen allows, and on a phone the full screen: for content whose height changes in use. */
  tall?: boolean;
}

/** A modal question or form in the middle of the page. */
export function Dialog({ width = 500, tall, ...props }: DialogProps) {
  const classNames = clsx(classes.root, classes[`width-${width}`], tall && classes.tall);
  return <ModalFrame {...props} className={classNames} />;
}
