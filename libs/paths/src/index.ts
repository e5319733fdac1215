export { flagCell, flagPath, flagSheetPath, flagSheetSize, flagsVersion } from './flags';
export { drawnName } from './drawn-name';
export { apiPicturePath, picturePath, sharedPicturePath } from './pictures';
export {
  companyGroups,
  companyPages,
  hiddenCompanyPages,
  paths,
  type CompanyGroup,
  type CompanyPageId,
  type Path,
} from './paths';
export { priceAlertPath } from './price-alert-path';
export { onwardText } from './onward-flights';
export { offlinePath } from './offline-path';
export { indexedPages, privatePatterns } from './indexed-pages';
