import { useState } from 'react';
import { flagPath, flagSheetPath } from '@karvon/paths';
import { Flag, FlagFromSheet } from '../flag/flag';
import { PhoneField } from '../phone-field/phone-field';
import { Inline } from '../stack/stack';
import { GallerySection } from './gallery-section';
import type { GalleryTexts } from './samples/gallery-texts';
import classes from './gallery.module.css';

const flags = { one: flagPath, sheet: flagSheetPath };

/** Telephone numbers and flags. */
export function GalleryPhones({ texts }: { texts: GalleryTexts }) {
  const { forms, states } = texts;
  const [mobile, setMobile] = useState('');
  const [home, setHome] = useState('+79123456789');
  const [wrong, setWrong] = useState('+99890123');
  const shared = { countries: forms.countries, flags, texts: forms.phoneTexts };
  return (
    <GallerySection id="phones" texts={texts}>
      <div className={classes.columns}>
        <PhoneField
          {...shared}
          label={`${forms.phone} · ${states.hint}`}
          hint={forms.phoneHint}
          defaultCountry="UZ"
          value={mobile}
          onChange={setMobile}
        />
        <PhoneField
          {...shared}
          label={forms.homePhone}
          note={texts.optional}
          defaultCountry="RU"
          value={home}
          onChange={setHome}
        />
        <PhoneField
          {...shared}
          label={`${forms.phone} · ${states.error}`}
          error={forms.phoneError}
          defaultCountry="UZ"
          value={wrong}
          onChange={setWrong}
        />
        <PhoneField
          {...shared}
          label={`${forms.phone} · ${states.disabled}`}
          defaultCountry="UZ"
          value="+998901234567"
          onChange={() => undefined}
          disabled
        />
      </div>
      <Inline>
        {forms.countries.map(({ iso2 }) => (
          <FlagFromSheet key={iso2} source={flags} iso2={iso2} />
        ))}
        <Flag source={flags} iso2="UZ" />
      </Inline>
    </GallerySection>
  );
}
