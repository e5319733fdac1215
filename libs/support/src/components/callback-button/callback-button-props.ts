import type { ReactNode } from 'react';
import type { CallbackPromise, CallbackTopic } from '@karvon/contract';
import type { Edition } from '@karvon/edition';
import type { ButtonProps } from '@karvon/ui-kit';

export interface CallbackButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'block'> {
  edition: Pick<Edition, 'phones' | 'support' | 'defaultPhoneCountry'>;
  /** What the talk will be about; the visitor may change it. */
  topic?: CallbackTopic;
  /** The order the visitor is looking at. */
  orderNumber?: string;
  /** Support has promised a call. */
  onPromise?: (promise: CallbackPromise, topic: CallbackTopic) => void;
  /** «Заказать звонок» unless said. */
  children?: ReactNode;
}
