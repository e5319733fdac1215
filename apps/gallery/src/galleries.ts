import type { FeatureGallery } from '@karvon/samples';

const files = import.meta.glob<{ gallery: FeatureGallery }>(
  '../../../libs/*/src/gallery/*-gallery.tsx',
);

/** By the name of the lib: 'orders'. A new feature appears as soon as its file exists. */
export const galleries = new Map(
  Object.entries(files).map(([path, load]) => [
    path.split('/').at(-4)!,
    async () => (await load()).gallery,
  ]),
);
