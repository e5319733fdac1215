import { Card } from '../card/card';
import { DescriptionList } from '../description-list/description-list';
import { Disclosure } from '../disclosure/disclosure';
import { FieldGrid, FieldRow } from '../field-grid/field-grid';
import { SliceDetails } from '../itinerary/slice-details';
import { SliceLine } from '../itinerary/slice-line';
import { SliceSummary } from '../itinerary/slice-summary';
import { NewTabLink } from '../new-tab-link/new-tab-link';
import { Price } from '../price/price';
import { Rating } from '../rating/rating';
import { RulesText } from '../rules-text/rules-text';
import { SectionCard } from '../section-card/section-card';
import { Inline, Stack } from '../stack/stack';
import { TextField } from '../text-field/text-field';
import { GallerySection } from './gallery-section';
import type { GalleryTexts } from './samples/gallery-texts';
import classes from './gallery.module.css';

/** Components with texts. */
export function GalleryContent({ texts }: { texts: GalleryTexts }) {
  const { price } = texts;
  return (
    <GallerySection id="content" texts={texts}>
      <Stack gap={8}>
        <Inline gap={8}>
          <Price size="small" amount={price.amount} />
          <Price amount={price.amount} note={price.note} />
          <Price
            size="large"
            amount={price.amount}
            note={price.note}
            former={{ amount: price.former, label: price.formerLabel }}
          />
        </Inline>
        <Card tone="outlined">
          <DescriptionList rows={[...texts.rows, { ...texts.total, strong: true }]} />
        </Card>
        <Inline gap={6}>
          {[0, 3.5, 5].map((value) => (
            <Rating key={value} value={value} label={texts.ratingLabel(value)} />
          ))}
        </Inline>
        <div className={classes.columns}>
          <Disclosure summary={texts.quiet}>{texts.paragraph}</Disclosure>
          <Disclosure quiet summary={texts.quiet}>
            {texts.paragraph}
          </Disclosure>
        </div>
        <Card tone="outlined">
          <RulesText
            heading={texts.rules.heading}
            lead={texts.paragraph}
            rules={{
              sections: texts.options.map(({ label, hint }) => ({ title: label, text: hint })),
              original: 'CHANGES PERMITTED FREE OF CHARGE.',
            }}
            texts={{
              original: texts.rules.original,
              print: texts.print,
              foreign: texts.rules.foreign,
            }}
          />
        </Card>
        <div className={classes.columns}>
          <Card tone="outlined">
            <SliceSummary slice={texts.slice} />
          </Card>
          <Card tone="outlined">
            <SliceLine slice={texts.slice} />
          </Card>
          <Card tone="outlined">
            <SliceDetails slice={texts.slice} />
          </Card>
        </div>
        <Parts texts={texts} />
      </Stack>
    </GallerySection>
  );
}

/** A form section whose link opens without losing typed text. */
function Parts({ texts }: { texts: GalleryTexts }) {
  return (
    <SectionCard title={texts.steps[1]}>
      <FieldGrid>
        <FieldRow>
          <TextField label={texts.label} hint={texts.hint} />
        </FieldRow>
        <TextField label={texts.email} />
        <TextField label={texts.forms.phone} />
      </FieldGrid>
      <p>
        <NewTabLink href="#new-tab" note={texts.newTab}>
          {texts.rules.heading}
        </NewTabLink>
      </p>
    </SectionCard>
  );
}
