import { useState, useSyncExternalStore } from 'react';
import { useIntl } from '@karvon/i18n';
import { Card, Checkbox } from '@karvon/ui-kit';
import { draftsOnDevice, keepDraftsOnDevice } from './draft-store';
import { keepMessages as m } from './keep-draft.messages';

const neverTold = () => () => undefined;

/** The visitor's choice to keep what is typed longer than the tab. */
export function KeepDraft() {
  const intl = useIntl();
  // The server does not know the device: its page and the browser's first one are the same.
  const stored = useSyncExternalStore(neverTold, draftsOnDevice, () => false);
  const [chosen, setChosen] = useState<boolean | null>(null);
  return (
    <Card>
      <Checkbox
        label={intl.formatMessage(m.keep)}
        hint={intl.formatMessage(m.hint)}
        checked={chosen ?? stored}
        onChange={({ target: { checked } }) => {
          setChosen(checked);
          keepDraftsOnDevice(checked);
        }}
      />
    </Card>
  );
}
