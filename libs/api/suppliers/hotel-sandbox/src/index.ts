export { convertHotelOffer } from './convert-offer';
export { createSandboxHotels } from './create-sandbox-hotels';
export { createSandboxRoomSeller } from './sell-rooms';
