export { companyPages, hiddenCompanyPages, paths, type Path } from './paths';
