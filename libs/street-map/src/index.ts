// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- an ambient module has no file to import
/// <reference path="./vite-urls.d.ts" />
export { PlaceMap, type PlaceMapProps } from './components/place-map';
export { StreetGround, type StreetGroundProps } from './components/street-ground';
