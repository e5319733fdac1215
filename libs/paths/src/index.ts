export { flagCell, flagPath, flagSheetPath, flagSheetSize, flagsVersion } from './flags';
export { companyPages, hiddenCompanyPages, paths, type Path } from './paths';
