/** Local part neither starting nor ending with a dot, one @, a name and one or two dotted parts. */
export const emailPattern = /^[^\s@.](?:[^\s@]*[^\s@.])?@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+){1,2}$/;
export const maxEmailLength = 254;
