import type * as Crypto from 'node:crypto';

/**
 * Random ids, codes and order numbers in a spec come from a seed and from the spec's path, so that a red run can be repeated: the
 * reporter prints the seed. Programs that a spec starts draw their own.
 */
jest.mock('node:crypto', () => {
  const crypto = jest.requireActual<typeof Crypto>('node:crypto');
  const { TEST_SEED } = globalThis as { TEST_SEED?: number };
  const path = expect.getState().testPath!.split('/src/').at(-1)!;
  let drawn = 0;
  const draw = (size: number): Buffer => {
    const key = crypto.createHash('sha256').update(`${TEST_SEED}/${path}/${drawn++}`).digest();
    const cipher = crypto.createCipheriv('aes-256-ctr', key, Buffer.alloc(16));
    return cipher.update(Buffer.alloc(size));
  };
  return {
    ...crypto,
    randomBytes: jest.fn(draw),
    randomInt: (...limits: [number, number?]) => {
      const [from, end] = limits[1] === undefined ? [0, limits[0]] : [limits[0], limits[1]];
      return from + (draw(6).readUIntBE(0, 6) % (end - from));
    },
    randomUUID: () => {
      const bytes = draw(16);
      bytes[6] = (bytes[6]! & 0x0f) | 0x40;
      bytes[8] = (bytes[8]! & 0x3f) | 0x80;
      return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
    },
  };
});
