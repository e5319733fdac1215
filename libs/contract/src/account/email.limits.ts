/**
 * Local part neither starting nor ending with a dot, one @, a name and one or two dotted parts. What has to stand in quotes is
 * a slip of the finger, as in `ali,karimov@mail.uz`; a mark that nobody sees would send letters elsewhere.
 */
export const emailPattern =
  /^[^\s\p{Cf}@.,;:<>()[\]"\\](?:[^\s\p{Cf}@,;:<>()[\]"\\]*[^\s\p{Cf}@.,;:<>()[\]"\\])?@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+){1,2}$/u;
export const maxEmailLength = 254;
