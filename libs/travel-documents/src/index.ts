export {
  acceptedDocuments,
  countriesOnWay,
  isRefused,
  typeOfDocument,
  type CountriesOnWay,
} from './accepted-documents';
export { documentTypes, type DocumentKind, type DocumentType } from './document-types';
