/**
 * Local part neither starting nor ending with a dot, one @, a name and one or two dotted parts. Characters that need quotes are
 * typing errors, as in `ali,karimov@mail.uz`; an invisible character would send e-mails elsewhere.
 */
export const emailPattern =
  /^[^\s\p{Cf}@.,;:<>()[\]"\\](?:[^\s\p{Cf}@,;:<>()[\]"\\]*[^\s\p{Cf}@.,;:<>()[\]"\\])?@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+){1,2}$/u;
export const maxEmailLength = 254;
