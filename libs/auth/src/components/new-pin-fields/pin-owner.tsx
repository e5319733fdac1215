interface PinOwnerProps {
  /** E.164. */
  phone: string;
}

/** Tells password managers the owner of the PIN; otherwise they save it without a user, or beside the old one. */
export function PinOwner({ phone }: PinOwnerProps) {
  return (
    <input type="text" name="username" autoComplete="username" value={phone} readOnly hidden />
  );
}
