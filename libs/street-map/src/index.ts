export { PlaceMap, type PlaceMapProps } from './components/place-map';
export { StreetGround, type StreetGroundProps } from './components/street-ground';
