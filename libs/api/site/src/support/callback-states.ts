/** The moves of a callback request. A call that was made stays made; a new request is a new row. */
export const callbackTransitions = {
  waiting: ['done'],
  done: [],
} as const satisfies Record<string, readonly string[]>;

export type CallbackStatus = keyof typeof callbackTransitions;
