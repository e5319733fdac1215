import { hotelRequirements, hotelStory, picturesOf } from '@karvon/sandbox-world';
import { hotelByCode, hotelCode, objectCode, roomCode } from './codes';
import { amenitiesOf, kmTo, objectType } from './hotel-xml';
import { hotelXml, roomName } from './search';
import { notFound, type AcaseCall, type AcaseState } from './state';
import { named } from './values';

/** HotelDescriptionRequest: the whole hotel without prices. */
export function describeHotel(state: AcaseState, { fields, lang }: AcaseCall) {
  const world = state.world();
  const hotel = hotelByCode(world, fields.HotelCode ?? '');
  if (!hotel) throw notFound('HotelCode');
  const city = world.city(hotel.city)!;
  const code = hotelCode(hotel);
  const { Position, Stars, ...head } = hotelXml(state, hotel, lang);
  return {
    HotelDescription: {
      ...head,
      '@Story': hotelStory(hotel, city)
        .map((text) => text[lang])
        .join('\n'),
      '@Built': hotel.built,
      '@Reconstructed': hotel.reconstructed ?? '',
      '@NumberOfRooms': hotel.rooms,
      '@NumberOfFloors': hotel.floors,
      Success: '',
      Position,
      Stars,
      TimeCheck: { '@In': hotel.checkIn, '@Out': hotel.checkOut },
      Images: state.pictures
        ? {
            Image: picturesOf(hotel).map((_, index) => ({
              '@Url': `${state.pictures}/${code}_${String(index).padStart(2, '0')}.jpg`,
            })),
          }
        : '',
      Amenities: { Amenity: amenitiesOf(hotel).map((one) => named(one, '')) },
      RoomsList: {
        Room: hotel.roomTypes.map((room) => ({
          ...named(roomCode(hotel, room), roomName(hotel, room.code, lang)),
          '@Description': '',
          '@MaxNumberOfGuests': room.maxGuests,
          '@MaxNumberOfExtraBeds': room.maxExtraBeds,
        })),
      },
      SpecialRequirementList: {
        SpecialRequirement: hotelRequirements(hotel, city).map((text, index) => ({
          '@Code': index + 1,
          '@Text': text[lang],
        })),
      },
      Objects: {
        Object: world.objects(hotel.city).map((object) => ({
          ...named(objectCode(world, object), object.names[lang]),
          '@Distance': kmTo(hotel, object),
          ObjectType: objectType(object, lang),
        })),
      },
    },
  };
}
