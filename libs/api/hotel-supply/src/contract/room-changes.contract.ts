import { SupplierUnanswered } from '@karvon/platform/supplier-errors';
import { RoomRefused } from '../room-seller';
import type { RoomSellerUnderTest, RoomSteps } from './room-seller-under-test';

/** Changes of names and wishes, for sellers that make them. */
export function testRoomChanges(
  current: () => RoomSellerUnderTest,
  { booked, change }: RoomSteps,
): void {
  test('changes names and wishes once under a reference, and again under another one', async () => {
    const id = await booked();
    const first = change();
    const made = await current().seller.amend(id, first);
    expect(made).toMatchObject({ state: 'confirmed', amendment: 'confirmed', amendable: true });
    expect(await current().seller.amend(id, first)).toEqual(made);
    expect(await current().seller.info(id)).toEqual(made);
    expect(await current().seller.amend(id, change('nothing', 'Irina'))).toEqual(made);
    const { taskId } = await current().seller.requestVoucher(id);
    expect(await current().seller.voucher(taskId)).toEqual({ number: expect.any(String) });
    expect(await current().seller.cancel(id)).toMatchObject({
      state: 'cancelled',
      amendable: false,
    });
    await expect(current().seller.amend(id, change())).rejects.toThrow(RoomRefused);
  });

  test('a hotel may answer a change later; the booking stands meanwhile', async () => {
    const id = await booked();
    const late = change('change-late');
    const asked = await current().seller.amend(id, late);
    expect(asked).toMatchObject({ state: 'confirmed', amendment: 'in-work', amendable: false });
    expect(await current().seller.amend(id, late)).toEqual(asked);
    await expect(current().seller.amend(id, change())).rejects.toThrow(RoomRefused);
    await current().passMinutes(10);
    const amended = { state: 'confirmed', amendment: 'confirmed', amendable: true };
    expect(await current().seller.amend(id, late)).toMatchObject(amended);
  });

  test('after a refused change the booking stands, and may be changed otherwise', async () => {
    const id = await booked();
    const refused = change('change-refused');
    const stands = { state: 'confirmed', amendment: 'refused', amendable: true };
    expect(await current().seller.amend(id, refused)).toMatchObject(stands);
    expect(await current().seller.amend(id, refused)).toMatchObject(stands);
    expect(await current().seller.amend(id, change())).toMatchObject({ amendment: 'confirmed' });
  });

  test('a change whose answer was lost is found, and not requested again', async () => {
    const id = await booked();
    const lost = change('change-time-out');
    await expect(current().seller.amend(id, lost)).rejects.toThrow(SupplierUnanswered);
    expect(await current().seller.amend(id, lost)).toMatchObject({ amendment: 'confirmed' });
  });
}
