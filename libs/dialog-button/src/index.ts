export { DialogButton } from './dialog-button';
