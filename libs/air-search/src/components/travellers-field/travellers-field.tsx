import { useIntl } from '@karvon/i18n';
import { panelMessages } from '@karvon/search-parts';
import { PickerField, Users, lazyPart } from '@karvon/ui-kit';
import { countTravellers } from '../../model/search/traveller-limits';
import { cabinMessages, travellersMessages as m } from './travellers-field.messages';
import type { TravellersFieldProps } from './travellers-field-props';
import classes from './travellers-field.module.css';

const loadPanel = () => import('./travellers-panel');
const TravellersPanel = lazyPart(async () => (await loadPanel()).TravellersPanel);

/** Passenger counts by age, and the cabin. */
export function TravellersField(props: TravellersFieldProps) {
  const intl = useIntl();
  const people = intl.formatMessage(m.people, { count: countTravellers(props.travellers) });
  const cabin = intl.formatMessage(cabinMessages[props.ticketClass]);
  return (
    <PickerField
      label={intl.formatMessage(m.label)}
      value={intl.formatMessage(m.value, { travellers: people, cabin })}
      icon={<Users aria-hidden="true" size={20} />}
      closeLabel={intl.formatMessage(panelMessages.close)}
      doneLabel={intl.formatMessage(panelMessages.done)}
      onIntent={loadPanel}
      waitClass={classes.wait}
    >
      <TravellersPanel {...props} />
    </PickerField>
  );
}
