interface PinOwnerProps {
  /** E.164. */
  phone: string;
}

/** Tells password managers whose PIN a form changes; otherwise they save it for nobody, or beside the old one. */
export function PinOwner({ phone }: PinOwnerProps) {
  return (
    <input type="text" name="username" autoComplete="username" value={phone} readOnly hidden />
  );
}
