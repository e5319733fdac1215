export {
  CallbackButton,
  type CallbackButtonProps,
} from './components/callback-button/callback-button';
