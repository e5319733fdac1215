/** Limits of one booking: nights, guests, and the age up to which a guest is a child. */
export const maxNights = 30;
export const maxAdultGuests = 9;
export const maxChildGuests = 6;
export const maxChildAge = 17;
