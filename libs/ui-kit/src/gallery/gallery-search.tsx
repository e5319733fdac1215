import { useState } from 'react';
import { RecentLinks } from '../recent-links/recent-links';
import { SearchSummary } from '../search-summary/search-summary';
import { Stack } from '../stack/stack';
import { TextField } from '../text-field/text-field';
import { GallerySection } from './gallery-section';
import type { GalleryTexts } from './samples/gallery-texts';

/** Components of a search. */
export function GallerySearch({ texts }: { texts: GalleryTexts }) {
  const { recent, summary, places } = texts;
  const [open, setOpen] = useState(false);
  const [names, setNames] = useState(() => places.map(({ name }) => name));
  return (
    <GallerySection id="search" texts={texts}>
      <Stack gap={8}>
        <SearchSummary
          title={summary.title}
          headingLevel={3}
          facts={summary.facts}
          changeText={summary.change}
          hideText={summary.hide}
          open={open}
          onToggle={() => setOpen(!open)}
          onIntent={() => {}}
        >
          <TextField label={texts.from} />
        </SearchSummary>
        <RecentLinks
          title={recent.title}
          clearText={recent.clear}
          onClear={() => setNames([])}
          links={names.map((name) => ({
            href: `#${name}`,
            heading: name,
            note: summary.facts,
            forgetLabel: recent.forget(name),
            onForget: () => setNames(names.filter((other) => other !== name)),
          }))}
        />
      </Stack>
    </GallerySection>
  );
}
