import { useState } from 'react';
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

/** Passwords, switches, numbers and long texts. */
export function GalleryForms({ texts }: { texts: GalleryTexts }) {
  const { forms, states } = texts;
  const [password, setPassword] = useState('Karvon7');
  const [amount, setAmount] = useState<number | undefined>(1_240_000);
  const eye = { showLabel: forms.show, hideLabel: forms.hide };
  const number = { min: 0, max: 50_000_000, step: 10_000, format: forms.number };
  return (
    <GallerySection id="forms" texts={texts}>
      <div className={classes.columns}>
        <PasswordField {...eye} label={forms.pin} hint={forms.pinHint} maxLength={6} />
        <PasswordField {...eye} label={`${forms.pin} · ${states.error}`} error={forms.pinHint} />
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
