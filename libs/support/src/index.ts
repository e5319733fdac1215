export {
  CallbackButton,
  type CallbackButtonProps,
} from './components/callback-button/callback-button';
export { callbackTopics } from './model/callback-topics';
