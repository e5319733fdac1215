/** As in the guest's document, in any script: letters, spaces, hyphens, apostrophes. */
export const guestNamePattern = /^[\p{L}ʻʼ‘’' -]+$/u;
export const maxGuestNameLength = 60;

/** Maximum characters of the wishes for the hotel. */
export const maxHotelCommentLength = 500;
