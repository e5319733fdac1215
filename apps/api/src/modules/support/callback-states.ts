/** Where a request for a call may go. A call that was made is not unmade; a new request is a new row. */
export const callbackTransitions = {
  waiting: ['done'],
  done: [],
} as const satisfies Record<string, readonly string[]>;

export type CallbackStatus = keyof typeof callbackTransitions;
