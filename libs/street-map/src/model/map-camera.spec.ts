import { zoomOf } from './map-camera';

test('the whole equator is 512 pixels at zoom 0, and twice that at every next one', () => {
  const centre = { latitude: 0, longitude: 0 };
  expect(zoomOf({ centre, pixelsPerMetre: 512 / 40_075_016.686 })).toBeCloseTo(0);
  expect(zoomOf({ centre, pixelsPerMetre: 1024 / 40_075_016.686 })).toBeCloseTo(1);
});

test('farther from the equator a metre takes more pixels', () => {
  const at = (latitude: number) =>
    zoomOf({ centre: { latitude, longitude: 69 }, pixelsPerMetre: 0.1 });
  expect(at(60)).toBeCloseTo(at(0) - 1);
});
