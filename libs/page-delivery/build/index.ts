/** What the build of an app takes from here: `vite.config.ts` and `react-router.config.ts` import nothing else of this lib. */
export { buildTarget } from './build-target.ts';
export { chunkGroup } from './chunks/chunk-groups.ts';
export { compressFiles } from './languages/compress-files.ts';
export { writeLanguages } from './languages/write-languages.ts';
export {
  leanLibrariesPlugin,
  libsOnlyDeclare,
  pureCalls,
} from './libraries/lean-libraries-plugin.ts';
export { buildName, finishPages, pageDelivery } from './page-delivery.ts';
