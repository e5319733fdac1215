const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** PostgreSQL refuses to compare anything else with a uuid. */
export const isUuid = (text: string): boolean => uuid.test(text);
