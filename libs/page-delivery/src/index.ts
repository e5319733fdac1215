/** What pages use in the browser and while the server renders them. */
export { loadRouteModule, onPageFailed, retryPages } from './preload/load-page';
export { MissingFile } from './preload/page-files';
export type { NextSteps } from './preload/next-steps';
export { usePreload } from './preload/preload';
export { buildOfPage, routerOfPage, type PageRouter } from './preload/router-of-page';
export {
  DocumentLinks,
  DocumentScripts,
  InlineScript,
  type StartScripts,
} from './start/document-scripts';
export { forgetWrittenStyles, PageStyles } from './styles/page-styles';
