import type { SavedTraveller } from '@karvon/contract';
import { useFormat, useIntl } from '@karvon/i18n';
import { IconButton, Pencil, Trash2 } from '@karvon/ui-kit';
import section from '../fields/section.module.css';
import { travellersMessages as m } from './travellers.messages';

interface TravellerLineProps {
  person: SavedTraveller;
  onEdit: () => void;
  onForget: () => void;
}

/** A line of a saved traveller; only the end of the document number is shown. */
export function TravellerLine({ person, onEdit, onForget }: TravellerLineProps) {
  const intl = useIntl();
  const format = useFormat();
  const name = `${person.surname} ${person.name}`;
  return (
    <li className={section.entry}>
      <div className={section.words}>
        <p>{name}</p>
        <p className={section.muted}>
          {intl.formatMessage(m.born, { date: format.date(person.birthDate, 'short') })}
        </p>
        <p className={section.muted}>
          {intl.formatMessage(m.document, { end: person.document.slice(-4) })}
        </p>
      </div>
      <IconButton
        label={intl.formatMessage(m.edit, { name })}
        icon={<Pencil size={20} />}
        onClick={onEdit}
      />
      <IconButton
        label={intl.formatMessage(m.remove, { name })}
        icon={<Trash2 size={20} />}
        onClick={onForget}
      />
    </li>
  );
}
