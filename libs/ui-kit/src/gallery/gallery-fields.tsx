import { useState } from 'react';
import { Checkbox } from '../checkbox/checkbox';
import { Mail } from '../icons/icons.exports';
import { NumberStepper } from '../number-stepper/number-stepper';
import { RadioGroup } from '../radio-group/radio-group';
import { SegmentedControl } from '../segmented-control/segmented-control';
import { Select } from '../select/select';
import { Inline, Stack } from '../stack/stack';
import { TextField } from '../text-field/text-field';
import { GallerySection } from './gallery-section';
import type { GalleryTexts } from './samples/gallery-texts';
import classes from './gallery.module.css';

/** Text fields and choices. */
export function GalleryFields({ texts }: { texts: GalleryTexts }) {
  const { forms, states } = texts;
  const options = texts.options.map(({ value, label }) => ({ value, label }));
  return (
    <>
      <GallerySection id="fields" texts={texts}>
        <div className={classes.columns}>
          <TextField
            label={`${texts.label} · ${states.hint}`}
            hint={texts.hint}
            placeholder={texts.sample}
          />
          <TextField label={texts.label} note={texts.optional} defaultValue={texts.sample} />
          <TextField
            label={`${texts.label} · ${states.error}`}
            error={texts.error}
            defaultValue={texts.sample}
          />
          <TextField
            label={`${texts.label} · ${states.disabled}`}
            disabled
            defaultValue={texts.sample}
          />
          <TextField
            label={texts.email}
            type="email"
            inputMode="email"
            autoComplete="email"
            prefix={<Mail size={20} />}
          />
          <Select label={forms.fare} options={options} />
          <Select
            label={`${forms.fare} · ${states.error}`}
            options={options}
            error={forms.choose}
          />
          <Select label={`${forms.fare} · ${states.disabled}`} options={options} disabled />
        </div>
      </GallerySection>
      <Choices texts={texts} />
    </>
  );
}

function Choices({ texts }: { texts: GalleryTexts }) {
  const [trip, setTrip] = useState<'return' | 'oneWay'>('return');
  const [adults, setAdults] = useState(1);
  const [fare, setFare] = useState(texts.options[0]?.value);
  const { consent, forms, states } = texts;
  const options = texts.options.map(({ value, label }) => ({ value, label }));
  return (
    <GallerySection id="choices" texts={texts}>
      <div className={classes.columns}>
        <Stack gap={1}>
          <Checkbox label={consent} defaultChecked />
          <Checkbox label={texts.badges.neutral} hint={texts.options[0]?.hint} aside="12" />
          <Checkbox label={`${consent} · ${states.error}`} error={texts.consentError} />
          <Checkbox label={texts.disabled} disabled defaultChecked />
        </Stack>
        <RadioGroup
          name="gallery-rows"
          label={`${forms.fare} · ${states.list}`}
          options={options}
          value={fare}
          onChange={setFare}
        />
        <RadioGroup
          name="gallery-cards"
          label={`${forms.fare} · ${states.cards}`}
          layout="cards"
          options={texts.options}
          value={fare}
          onChange={setFare}
        />
        <Stack gap={6}>
          <RadioGroup
            name="gallery-row"
            label={`${forms.fare} · ${states.row}`}
            layout="row"
            options={options}
            value={fare}
            onChange={setFare}
          />
          <Inline>
            <SegmentedControl
              label={texts.trip.label}
              options={[
                { value: 'return', label: texts.trip.return },
                { value: 'oneWay', label: texts.trip.oneWay },
              ]}
              value={trip}
              onChange={setTrip}
            />
          </Inline>
          <NumberStepper
            label={texts.stepper.label}
            note={texts.stepper.note}
            decreaseLabel={texts.stepper.less}
            increaseLabel={texts.stepper.more}
            value={adults}
            min={1}
            max={9}
            onChange={setAdults}
          />
        </Stack>
      </div>
    </GallerySection>
  );
}
