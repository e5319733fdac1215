/**
 * Local part neither starting nor ending with a dot, one @, a name and one or two dotted parts. What has to stand in quotes is
 * a slip of the finger, as in `ali,karimov@mail.uz`.
 */
export const emailPattern =
  /^[^\s@.,;:<>()[\]"\\](?:[^\s@,;:<>()[\]"\\]*[^\s@.,;:<>()[\]"\\])?@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+){1,2}$/;
export const maxEmailLength = 254;
