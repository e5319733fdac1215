const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Whether a text is a uuid: PostgreSQL refuses to compare other texts with one. */
export const isUuid = (text: string): boolean => uuid.test(text);
