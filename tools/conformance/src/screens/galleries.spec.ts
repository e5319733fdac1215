import { expectNone } from '../expect-none';
import { files, isSpec, projects, read, sources } from '../tree';

const features = projects.filter(({ tags }) => tags.includes('type:feature'));
const galleryOf = ({ folder, name }: { folder: string; name: string }) =>
  `${folder}/src/gallery/${name}-gallery.tsx`;

test.each(features.map((feature) => [feature.name, feature] as const))(
  '%s can be opened alone in the browser, in each of its states',
  (_, feature) => {
    const path = galleryOf(feature);
    const text = files.includes(path) ? read(path) : '';
    const [, states = ''] = text.split('export const gallery: FeatureGallery = {\n');
    expectNone(
      ['loading', 'empty', 'problem', 'data']
        .filter((state) => !new RegExp(`^  '?${state}'?:`, 'm').test(states))
        .map((state) => `${path}: no state ${state}`),
      'export const gallery: FeatureGallery = { loading: …, empty: …, problem: …, data: … }; libs/orders shows how.',
    );
  },
);

test('samples are for specs, fixtures and galleries: no visitor downloads them', () => {
  const mayImport = (path: string) =>
    isSpec(path) ||
    /\.fixture\.tsx?$|^libs\/(samples|testing)\/|^apps\/gallery\/|\/src\/gallery\//.test(path);
  expectNone(
    sources.filter((path) => !mayImport(path) && /from '(@karvon\/samples|msw)'/.test(read(path))),
    'move what needs samples to the spec, or to src/gallery of the feature.',
  );
  expectNone(
    sources.filter(
      (path) =>
        !mayImport(path) &&
        !path.startsWith('libs/ui-kit/') &&
        /from '[^']*\/gallery\/[^']*-gallery'/.test(read(path)),
    ),
    'import the page or the component itself: apps/gallery finds galleries by their names.',
  );
});
