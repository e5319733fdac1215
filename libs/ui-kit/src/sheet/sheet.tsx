import { ModalFrame, type ModalProps } from '../dialog/modal-frame';
import classes from './sheet.module.css';

/** A modal that rises from the bottom edge on a phone and stands at the right edge on a wide screen. */
export function Sheet(props: ModalProps) {
  return <ModalFrame {...props} className={classes.root} />;
}
