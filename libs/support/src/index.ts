export { CallbackButton } from './components/callback-button/callback-button';
export type { CallbackButtonProps } from './components/callback-button-props';
export { callbackTopics } from './model/callback-topics';
