/**
 * Latin or Cyrillic letters, spaces, underscore and hyphen. The Uzbek oʻ, gʻ and tutuq are letters here; typed apostrophes count
 * as them.
 */
export const usernamePattern =
  /^(?=.*\p{L})[\p{Script=Latin}\p{Script=Cyrillic}\u02bb\u02bc\u2018\u2019'` _-]+$/u;
export const maxUsernameLength = 60;

/** A new PIN: no spaces and no invisible characters. */
export const newPinPattern = /^[^\s\p{C}]+$/u;
export const minNewPinLength = 6;
export const maxPinLength = 64;

/** The six-digit code of a text message. */
export const smsCodePattern = /^\d{6}$/;
