import { useState } from 'react';
import { Card } from '../card/card';
import { DescriptionList } from '../description-list/description-list';
import { Disclosure } from '../disclosure/disclosure';
import { Price } from '../price/price';
import { Inline, Stack } from '../stack/stack';
import { Steps } from '../steps/steps';
import { Tabs } from '../tabs/tabs';
import { Timeline } from '../timeline/timeline';
import { GallerySection } from './gallery-section';
import type { GalleryTexts } from './gallery-texts';
import classes from './gallery.module.css';

/** Things to read, and where the visitor is. */
export function GalleryContent({ texts }: { texts: GalleryTexts }) {
  const [tab, setTab] = useState<'out' | 'back'>('out');
  const { price } = texts;
  return (
    <>
      <GallerySection title={texts.sections.content}>
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
          <div className={classes.columns}>
            <Card tone="outlined">
              <DescriptionList rows={[...texts.rows, { ...texts.total, strong: true }]} />
            </Card>
            <Card tone="sunken">
              <Timeline label={texts.sections.content} items={texts.timeline} />
            </Card>
          </div>
          <div>
            {texts.options.map(({ value, label, hint }) => (
              <Disclosure key={value} name="gallery" summary={label}>
                {hint}
              </Disclosure>
            ))}
          </div>
        </Stack>
      </GallerySection>
      <GallerySection title={texts.sections.navigation}>
        <Stack gap={8}>
          <Steps
            label={texts.sections.navigation}
            steps={texts.steps}
            current={1}
            doneLabel={texts.stepDone}
          />
          <Tabs
            label={texts.sections.navigation}
            tabs={[
              { value: 'out', label: texts.out },
              { value: 'back', label: texts.back },
            ]}
            value={tab}
            onChange={setTab}
          >
            {tab === 'out' ? texts.paragraph : texts.hint}
          </Tabs>
        </Stack>
      </GallerySection>
    </>
  );
}
