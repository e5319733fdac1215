import { editionSchema, type Edition } from './edition';
import { editions } from './editions';

/** The edition named by the EDITION setting; throws with the names it knows. */
export function readEdition(id: string | undefined): Edition {
  const name = id ?? 'uz';
  const edition = Object.entries(editions).find(([key]) => key === name)?.[1];
  if (!edition) {
    throw new Error(`EDITION is "${name}"; it must be one of: ${Object.keys(editions).join(', ')}`);
  }
  return editionSchema.parse(edition);
}
