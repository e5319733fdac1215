import { useState } from 'react';
import { addDays } from '@karvon/calendar';
import { LazyCalendar } from '../calendar/lazy-calendar';
import type { DayRange } from '../calendar/pick-day';
import { Combobox } from '../combobox/combobox';
import { ComboboxOption } from '../combobox/combobox-option';
import { DateField } from '../date-field/date-field';
import { Building2, Plane } from '../icons/icons.exports';
import { GallerySection } from './gallery-section';
import type { GalleryTexts } from './samples/gallery-texts';
import classes from './gallery.module.css';

// A fixed day, so that the gallery looks the same every day.
const min = '2026-03-05';
const bounds = { min, max: addDays(min, 330), today: min };

function PlaceField({
  texts,
  label,
  error,
  found,
}: {
  texts: GalleryTexts;
  label: string;
  error?: string;
  found: boolean;
}) {
  const [text, setText] = useState('');
  const items = found ? texts.places : [];
  return (
    <Combobox
      label={label}
      error={error}
      items={items}
      itemKey={(place) => place.code}
      headerOf={(place) => place.group}
      renderItem={(place) => (
        <ComboboxOption
          icon={place.group ? <Plane size={20} /> : <Building2 size={20} />}
          title={place.name}
          note={place.note}
          aside={place.code}
        />
      )}
      inputValue={text}
      onInputChange={setText}
      onSelect={(place) => setText(place.name)}
      emptyText={texts.empty}
      announcement={`${items.length}`}
      input={{ placeholder: texts.places[0]?.name }}
    />
  );
}

/** Fields for places and days. */
export function GalleryDates({ texts }: { texts: GalleryTexts }) {
  const [range, setRange] = useState<DayRange>({ start: '2026-03-12', end: '2026-03-20' });
  const [day, setDay] = useState<DayRange>({});
  const shared = {
    ...bounds,
    calendarTexts: texts.calendar,
    dayText: texts.dayText,
    title: texts.when,
    closeLabel: texts.close,
    doneLabel: texts.done,
  };
  return (
    <>
      <GallerySection id="place" texts={texts}>
        <div className={classes.columns}>
          <PlaceField texts={texts} label={texts.from} found />
          <PlaceField texts={texts} label={texts.to} found={false} error={texts.empty} />
        </div>
      </GallerySection>
      <GallerySection id="dates" texts={texts}>
        <div className={classes.columns}>
          <DateField
            {...shared}
            start={{ label: texts.out, placeholder: texts.when }}
            end={{ label: texts.back, placeholder: texts.when }}
            value={range}
            onChange={setRange}
            footnote={texts.price.note}
          />
          <DateField
            {...shared}
            start={{ label: texts.when, placeholder: texts.when, error: texts.dateError }}
            value={day}
            onChange={setDay}
          />
        </div>
        <div className={classes.calendar}>
          <LazyCalendar
            {...bounds}
            months={1}
            texts={texts.calendar}
            value={range}
            onPick={(start) => setRange({ start })}
            captionOf={(date) => ({
              text: texts.dayPrice,
              ...(date.endsWith('7') && { tone: 'best' }),
              ...(date.endsWith('8') && { tone: 'good' }),
            })}
          />
        </div>
      </GallerySection>
    </>
  );
}
