import { useIntl } from '@karvon/i18n';
import { Checkbox, Notice, Stack } from '@karvon/ui-kit';
import { aloneMessages as m } from './children-alone.messages';

interface ChildrenAloneProps {
  agreed: boolean;
  /** The form was sent without the consent. */
  missed: boolean;
  onChange: (agreed: boolean) => void;
}

/** The plain warning that children sleep in a room without an adult, and the consent to it. */
export function ChildrenAlone({ agreed, missed, onChange }: ChildrenAloneProps) {
  const intl = useIntl();
  return (
    <Stack>
      <Notice tone="warn">{intl.formatMessage(m.warning)}</Notice>
      <Checkbox
        id="children-alone"
        label={intl.formatMessage(m.agree)}
        checked={agreed}
        onChange={(event) => onChange(event.target.checked)}
        error={missed && !agreed ? intl.formatMessage(m.needed) : undefined}
      />
    </Stack>
  );
}
