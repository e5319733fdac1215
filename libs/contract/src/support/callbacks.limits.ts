/** A name for support to address the caller: it begins with a letter. */
export const callerNamePattern = /^\s*\p{L}[\p{L}\p{M}\s.'ʻʼ’-]*$/u;
export const maxCallerNameLength = 80;
