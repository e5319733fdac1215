/** '+998901234567' → '+998 •• ••• 45 67': enough to recognise one's own number. */
export function maskPhone(phone: string): string {
  const prefix = /^\+(?:998|99[236]|37[45]|380|7|1|\d{2})/.exec(phone)?.[0] ?? '+';
  return `${prefix} •• ••• ${phone.slice(-4, -2)} ${phone.slice(-2)}`;
}

/** 'aziza.karimova@mail.uz' → 'a•••@mail.uz'. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}
