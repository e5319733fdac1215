import { editionSchema, type Edition } from './edition';
import { editions } from './editions';

/** The edition named by the EDITION setting; for another name it throws an error with the valid ones. */
export function readEdition(id: string | undefined): Edition {
  const name = id ?? 'uz';
  const edition = Object.entries(editions).find(([key]) => key === name)?.[1];
  if (!edition) {
    throw new Error(`EDITION is "${name}"; it must be one of: ${Object.keys(editions).join(', ')}`);
  }
  return editionSchema.parse(edition);
}
