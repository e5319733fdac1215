import { MessageCircle } from '../icons/icons.exports';

interface MessengerSignProps {
  /** The name of the messenger in the edition. */
  name: string;
  /** Pixels. */
  size: number;
}

/** The icon before the name of a messenger, in the text colour: a speech bubble, with the letter of MAX for that one. */
export function MessengerSign({ name, size }: MessengerSignProps) {
  if (name !== 'MAX') return <MessageCircle size={size} aria-hidden />;
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M12 3a9 9 0 1 1-4.5 16.8L3 21l1.2-4.5A9 9 0 0 1 12 3Z" />
      <path d="M8.5 15V9.5L12 13l3.5-3.5V15" />
    </svg>
  );
}
