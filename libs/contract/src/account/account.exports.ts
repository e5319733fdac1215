export {
  beginRecovery,
  confirmSms,
  deleteProfile,
  getMe,
  getProfile,
  login,
  logout,
  newPinSchema,
  profileSchema,
  refreshSession,
  register,
  requestPassword,
  saveProfile,
  sendSms,
  sessionSchema,
  smsCodeSchema,
  usernameSchema,
  type Profile,
  type ProfileChange,
  type Registration,
  type SessionResponse,
  type SmsWait,
} from './auth';
export {
  registerCall,
  confirmSmsCall,
  loginCall,
  requestPasswordCall,
  beginRecoveryCall,
  sendSmsCall,
  refreshSessionCall,
  getMeCall,
  logoutCall,
  getProfileCall,
  saveProfileCall,
  deleteProfileCall,
} from './auth.calls';
export {
  maxPinLength,
  maxUsernameLength,
  minNewPinLength,
  newPinPattern,
  smsCodePattern,
  usernamePattern,
} from './auth.limits';
export {
  listPoints,
  pointsEntrySchema,
  pointsReasonSchema,
  type PointsEntry,
  type PointsPage,
  type PointsReason,
} from './points';
export { listPointsCall } from './points.calls';
export {
  bookerSchema,
  documentSchema,
  latinNameSchema,
  passengerSchema,
  phoneSchema,
  type Booker,
  type Passenger,
} from './traveller-data';
export { emailSchema } from './email';
export { emailPattern, maxEmailLength } from './email.limits';
export { phonePattern } from './phone.limits';
export {
  bonusCardPattern,
  documentPattern,
  latinNamePattern,
  maxLatinNameLength,
  maxTravellerAge,
} from './traveller-data.limits';
export { deleteDraft, draftSchema, getDraft, saveDraft, type Draft } from './drafts';
export { deleteDraftCall, getDraftCall, saveDraftCall } from './drafts.calls';
export {
  deleteFavourite,
  favouriteItemSchema,
  favouriteSchema,
  keepFavourites,
  listFavourites,
  type Favourite,
} from './favourites';
export { deleteFavouriteCall, keepFavouritesCall, listFavouritesCall } from './favourites.calls';
export { maxCompared, maxFavourites, minCompared } from './favourites.limits';
export {
  changeTraveller,
  deleteTraveller,
  listTravellers,
  savedTravellerSchema,
  saveTraveller,
  travellerSchema,
  type SavedTraveller,
  type Traveller,
  type TravellerList,
} from './travellers';
export {
  listTravellersCall,
  saveTravellerCall,
  changeTravellerCall,
  deleteTravellerCall,
} from './travellers.calls';
export { userSchema, type User } from './user';
