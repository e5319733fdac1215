import { useIntl } from '@karvon/i18n';
import { panelMessages } from '@karvon/search-parts';
import { PickerField, Users, lazyPart } from '@karvon/ui-kit';
import { guestsMessages as m } from './guests-field.messages';
import type { GuestsFieldProps } from './guests-field-props';
import classes from './guests-field.module.css';

const loadPanel = () => import('./guests-panel');
const GuestsPanel = lazyPart(async () => (await loadPanel()).GuestsPanel);

/** How many stay, and how old the children are. */
export function GuestsField(props: GuestsFieldProps) {
  const intl = useIntl();
  const { adults, ages, error } = props;
  return (
    <PickerField
      label={intl.formatMessage(m.label)}
      value={intl.formatMessage(m.count, { count: adults + ages.length })}
      error={error}
      icon={<Users aria-hidden="true" size={20} />}
      closeLabel={intl.formatMessage(panelMessages.close)}
      doneLabel={intl.formatMessage(panelMessages.done)}
      onIntent={loadPanel}
      waitClass={classes.wait}
    >
      <GuestsPanel {...props} />
    </PickerField>
  );
}
