import type { ReactNode } from 'react';
import type { CallbackPromise, CallbackTopic } from '@karvon/contract';
import type { Edition } from '@karvon/edition';
import type { ButtonProps } from '@karvon/ui-kit';

export interface CallbackButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'block'> {
  edition: Pick<Edition, 'phones' | 'support' | 'defaultPhoneCountry'>;
  /** The topic of the call; the visitor can change it. */
  topic?: CallbackTopic;
  /** The order the visitor is looking at. */
  orderNumber?: string;
  /** Called when support has promised a call. */
  onPromise?: (promise: CallbackPromise, topic: CallbackTopic) => void;
  /** The button's text; «Заказать звонок» by default. */
  children?: ReactNode;
}
