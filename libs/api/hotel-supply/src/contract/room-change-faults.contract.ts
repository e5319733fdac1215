import type { FaultKind } from '@karvon/supplier-simulators';
import { SupplierUnanswered } from '@karvon/platform/supplier-errors';
import type { FaultSteps, HotelsUnderFaults } from './hotels-under-faults';

/** Faults of changes of names and wishes, for sellers that make them. */
export function testChangeFaults(
  current: () => HotelsUnderFaults,
  { change, request, surnameOf }: FaultSteps,
  call: string,
): void {
  const meet = (kind: FaultKind) => current().faults.add({ kind, on: call, times: 1 });
  const refused = () => change(surnameOf('change-refused'));
  const amend = (id: string, wanted: ReturnType<typeof change>) =>
    current().seller.amend(id, wanted);
  const booked = async () => (await current().seller.book(request())).supplierOrderId;

  test('a change that is cut before it arrives is sent again, but not at once', async () => {
    const id = await booked();
    const wanted = change();
    meet('cut-before');
    await expect(amend(id, wanted)).rejects.toThrow(SupplierUnanswered);
    await expect(amend(id, wanted)).rejects.toThrow(SupplierUnanswered);
    expect(current().countChanges(id)).toBe(0);
    await current().passMinutes(5);
    expect(await amend(id, wanted)).toMatchObject({ amendment: 'confirmed' });
    expect(current().countChanges(id)).toBe(1);
  });

  test.each(['cut-after', 'cut-body', 'invalid'] as const)(
    'a change that meets "%s" is looked up, and not sent twice',
    async (kind) => {
      const id = await booked();
      const wanted = change();
      meet(kind);
      await expect(amend(id, wanted)).rejects.toThrow(SupplierUnanswered);
      expect(await amend(id, wanted)).toMatchObject({ amendment: 'confirmed' });
      await current().passMinutes(5);
      expect(await amend(id, wanted)).toMatchObject({ amendment: 'confirmed' });
      expect(current().countChanges(id)).toBe(1);
    },
  );

  test('an old refusal, or names that stood there before, are no response to a change that was lost', async () => {
    const id = await booked();
    await amend(id, refused());
    const [other, citizenship] = [change(), change()];
    for (const wanted of [other, citizenship]) {
      meet('cut-before');
      await expect(amend(id, wanted)).rejects.toThrow(SupplierUnanswered);
      await expect(amend(id, wanted)).rejects.toThrow(SupplierUnanswered);
      await current().passMinutes(5);
      expect(await amend(id, wanted)).toMatchObject({ amendment: 'confirmed' });
    }
    expect(current().countChanges(id)).toBe(3);
  });

  test('a second refusal is a response of its own', async () => {
    const id = await booked();
    for (const wanted of [refused(), refused()]) {
      expect(await amend(id, wanted)).toMatchObject({ amendment: 'refused' });
      expect(await amend(id, wanted)).toMatchObject({ amendment: 'refused' });
    }
    expect(current().countChanges(id)).toBe(2);
  });
}
