import { useState } from 'react';
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs';
import { Pagination } from '../pagination/pagination';
import { ShowMore } from '../show-more/show-more';
import { Inline, Stack } from '../stack/stack';
import { Steps } from '../steps/steps';
import { Tabs } from '../tabs/tabs';
import { GallerySection } from './gallery-section';
import type { GalleryTexts } from './samples/gallery-texts';

const pageCount = 20;
const pageSize = 20;
const total = 60;

/** A list that ends after three parts, and one whose next part never loads. */
function Lists({ showMore }: Pick<GalleryTexts, 'showMore'>) {
  const [shown, setShown] = useState(pageSize);
  const shared = { moreText: showMore.more, busyLabel: showMore.busy };
  return (
    <Inline gap={12}>
      <ShowMore
        {...shared}
        countText={showMore.count(shown, total)}
        hasMore={shown < total}
        onMore={() => setShown(shown + pageSize)}
      />
      <ShowMore
        {...shared}
        countText={showMore.count(pageSize, total)}
        hasMore
        busy
        onMore={() => {}}
      />
      <ShowMore
        {...shared}
        countText={showMore.count(total, total)}
        hasMore={false}
        onMore={() => {}}
      />
    </Inline>
  );
}

/** Navigation components. */
export function GalleryNavigation({ texts }: { texts: GalleryTexts }) {
  const [tab, setTab] = useState<'out' | 'back'>('out');
  const { breadcrumbs, pagination, slice } = texts;
  const cities = [slice.departure.city, slice.arrival.city];
  return (
    <GallerySection id="navigation" texts={texts}>
      <Stack gap={8}>
        <Breadcrumbs
          label={breadcrumbs.label}
          parents={breadcrumbs.parents.map((label, place) => ({
            label,
            href: `#up-${place}`,
          }))}
          current={texts.news[0]?.title ?? ''}
        />
        {[0, 1, 2].map((current) => (
          <Steps
            key={current}
            label={`${texts.sections.navigation} ${current + 1}`}
            steps={texts.steps}
            current={current}
            doneLabel={texts.stepDone}
          />
        ))}
        <Tabs
          label={texts.sections.navigation}
          tabs={[
            { value: 'out', label: texts.out },
            { value: 'back', label: texts.back },
          ]}
          value={tab}
          onChange={setTab}
        >
          {(tab === 'out' ? cities : cities.toReversed()).join(' — ')}
        </Tabs>
        {[1, 10, pageCount].map((page) => (
          <Pagination
            key={page}
            label={`${pagination.label} ${page}`}
            page={page}
            pageCount={pageCount}
            hrefOf={(target) => `#page-${target}`}
            previousLabel={pagination.previous}
            nextLabel={pagination.next}
            pageLabel={pagination.page}
          />
        ))}
        <Lists showMore={texts.showMore} />
      </Stack>
    </GallerySection>
  );
}
