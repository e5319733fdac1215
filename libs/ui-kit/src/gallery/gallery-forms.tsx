import { useState } from 'react';
import { Dropdown } from '../dropdown/dropdown';
import { Users } from '../icons/icons.exports';
import { NumberField } from '../number-field/number-field';
import { PasswordField } from '../password-field/password-field';
import { StrengthMeter } from '../password-field/strength-meter';
import { PickerButton } from '../picker-button/picker-button';
import { Stack } from '../stack/stack';
import { Switch } from '../switch/switch';
import { TextArea } from '../text-area/text-area';
import { GallerySection } from './gallery-section';
import type { GalleryTexts } from './samples/gallery-texts';
import classes from './gallery.module.css';

/** Secrets, switches, numbers, long texts and rich lists. */
export function GalleryForms({ texts }: { texts: GalleryTexts }) {
  const { forms, states } = texts;
  const [password, setPassword] = useState('Karvon7');
  const [amount, setAmount] = useState<number | undefined>(1_240_000);
  const [fare, setFare] = useState<string | undefined>(texts.options[0]?.value);
  const [none, setNone] = useState<string>();
  const eye = { showLabel: forms.show, hideLabel: forms.hide };
  const number = { min: 0, max: 50_000_000, step: 10_000, format: forms.number };
  const list = { label: forms.fare, options: texts.options, placeholder: forms.choose };
  return (
    <GallerySection id="forms" texts={texts}>
      <div className={classes.columns}>
        <PasswordField {...eye} kind="pin" label={forms.pin} hint={forms.pinHint} maxLength={6} />
        <PasswordField
          {...eye}
          kind="pin"
          label={`${forms.pin} · ${states.error}`}
          error={forms.pinHint}
        />
        <PasswordField
          {...eye}
          label={`${forms.password} · ${states.disabled}`}
          defaultValue="Karvon7"
          disabled
        />
        <Stack gap={2}>
          <PasswordField
            {...eye}
            isNew
            label={forms.password}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
          <StrengthMeter password={password} label={forms.strength} texts={forms.strengths} />
        </Stack>
        <NumberField {...number} label={forms.price} value={amount} onChange={setAmount} />
        <NumberField
          {...number}
          label={`${forms.price} · ${states.error}`}
          error={forms.priceError}
          value={undefined}
          onChange={() => undefined}
        />
        <TextArea label={forms.question} note={texts.optional} placeholder={texts.paragraph} />
        <TextArea label={`${forms.question} · ${states.error}`} error={forms.questionError} />
        <TextArea
          label={`${forms.question} · ${states.disabled}`}
          disabled
          defaultValue={texts.paragraph}
        />
        <Dropdown {...list} value={fare} onChange={setFare} />
        <Dropdown
          {...list}
          value={none}
          onChange={setNone}
          label={`${forms.fare} · ${states.error}`}
          error={forms.choose}
        />
        <Dropdown
          {...list}
          value={fare}
          onChange={setFare}
          label={`${forms.fare} · ${states.disabled}`}
          disabled
        />
        <PickerButton
          label={forms.fare}
          value={forms.choose}
          icon={<Users size={20} />}
          open={false}
        />
        <PickerButton
          label={`${forms.fare} · ${states.error}`}
          value={forms.choose}
          icon={<Users size={20} />}
          error={forms.choose}
          open={false}
        />
        <Stack gap={1}>
          <Switch label={forms.letters} hint={forms.lettersHint} defaultChecked />
          <Switch label={`${forms.letters} · ${states.off}`} />
          <Switch label={`${texts.disabled} · ${states.off}`} disabled />
          <Switch label={`${texts.disabled} · ${states.on}`} disabled defaultChecked />
        </Stack>
      </div>
    </GallerySection>
  );
}
