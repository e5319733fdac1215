import { useIntl } from '@karvon/i18n';
import { ChevronDown, ChevronUp, IconButton, Trash2 } from '@karvon/ui-kit';
import { changeLeg, type DraftLeg } from '../../../model/search/draft-legs';
import { earliestDay } from '../../../model/search/search-draft';
import type { SearchFields } from '../use-search-draft';
import { PlaceField } from '../../place-field/place-field';
import { TripDates } from '../../trip-dates/trip-dates';
import { legMessages as m } from './multi-leg.messages';
import classes from './multi-leg-fields.module.css';

interface LegFieldsProps {
  search: SearchFields;
  leg: DraftLeg;
  index: number;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

/** One leg of a trip with several: from, to, its day, and buttons to move it. */
export function LegFields(props: LegFieldsProps) {
  const { search, leg, index, onMove, onRemove } = props;
  const { draft, placeField } = search;
  const intl = useIntl();
  const { legs, travellers, ticketClass } = draft;
  const number = index + 1;
  const name = intl.formatMessage(m.leg, { number });
  return (
    <li className={classes.leg} data-leg={index}>
      <fieldset className={classes.fields}>
        <legend className={classes.name}>{name}</legend>
        <div data-field="from">
          <PlaceField {...placeField(index, 'from')} />
        </div>
        <div data-field="to">
          <PlaceField {...placeField(index, 'to')} />
        </div>
        <TripDates
          trip={{ ...leg, back: null, travellers, ticketClass }}
          oneWay
          ofMany
          today={search.today}
          min={earliestDay(legs, index)}
          error={search.errorOf(index, 'out')}
          onChange={({ out }) => search.changeLegs((before) => changeLeg(before, index, { out }))}
        />
      </fieldset>
      <div className={classes.buttons}>
        <IconButton
          data-move="up"
          label={intl.formatMessage(m.up, { number })}
          icon={<ChevronUp aria-hidden="true" size={20} />}
          disabled={index === 0}
          onClick={() => onMove(-1)}
        />
        <IconButton
          data-move="down"
          label={intl.formatMessage(m.down, { number })}
          icon={<ChevronDown aria-hidden="true" size={20} />}
          disabled={number === legs.length}
          onClick={() => onMove(1)}
        />
        {legs.length > 2 ? (
          <IconButton
            label={intl.formatMessage(m.remove, { number })}
            icon={<Trash2 aria-hidden="true" size={20} />}
            onClick={onRemove}
          />
        ) : null}
      </div>
    </li>
  );
}
