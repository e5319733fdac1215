import { useState } from 'react';
import type { CallbackTopic } from '@karvon/contract';
import { useIntl } from '@karvon/i18n';
import { Dialog } from '@karvon/ui-kit';
import { OwnResponses } from '../../data/own-responses';
import { useRequestCall } from '../../data/request-call.mutation';
import type { CallbackForm } from '../../model/callback-form';
import type { CallbackButtonProps } from '../callback-button-props';
import { CallbackFields } from './callback-fields';
import { dialogMessages as m } from './callback-dialog.messages';
import { PromisedTime } from './promised-time';

export interface CallbackDialogProps extends Pick<
  CallbackButtonProps,
  'edition' | 'orderNumber' | 'onPromise'
> {
  open: boolean;
  onClose: () => void;
  topic: CallbackTopic;
}

/** The callback dialog: a form, then the promised time. Typed text survives a failure and closing the dialog. */
export function CallbackDialog(props: CallbackDialogProps) {
  return (
    <OwnResponses>
      <RequestDialog {...props} />
    </OwnResponses>
  );
}

function RequestDialog(props: CallbackDialogProps) {
  const { open, onClose, topic, edition, orderNumber } = props;
  const intl = useIntl();
  const [form, setForm] = useState<CallbackForm>({ phone: '', name: '', topic, consent: false });
  const request = useRequestCall(props.onPromise);
  const close = () => {
    if (request.isSuccess) request.reset();
    onClose();
  };
  return (
    <Dialog
      key={request.isSuccess ? 'promise' : 'form'}
      open={open}
      onClose={close}
      title={intl.formatMessage(m.title)}
      closeLabel={intl.formatMessage(m.close)}
      initialFocus={request.isSuccess ? 'title' : 'content'}
    >
      {request.isSuccess ? (
        <PromisedTime
          promise={request.data}
          phone={request.variables.phone}
          support={edition.support}
          onClose={close}
        />
      ) : (
        <CallbackFields {...{ form, edition, orderNumber, request }} onChange={setForm} />
      )}
    </Dialog>
  );
}
