import { hashOf } from './basics/chance';

const sealOf = (seed: string, text: string): string => hashOf(`${seed}|${text}`).toString(36);

/** An opaque url-safe id that contains its parts. The seal rejects ids of another world and edited ids. */
export function sealId(seed: string, parts: readonly (string | number)[]): string {
  const text = parts.join('|');
  return Buffer.from(`${sealOf(seed, text)}|${text}`, 'latin1').toString('base64url');
}

/** The parts of an id, or undefined when it is not an id of this world. */
export function openId(seed: string, id: string): string[] | undefined {
  const [seal, ...parts] = Buffer.from(id, 'base64url').toString('latin1').split('|');
  return seal === sealOf(seed, parts.join('|')) ? parts : undefined;
}
