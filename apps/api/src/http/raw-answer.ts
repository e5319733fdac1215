/** An answer that is bytes already: a PDF, a calendar file, JSON that was serialised once and kept. */
export class RawAnswer {
  constructor(
    /** Content type, 'application/pdf'. */
    readonly type: string,
    readonly body: Buffer,
    readonly headers: Record<string, string> = {},
    /** The address alone decides it: the same bytes for everybody, until `readyAnswers.forget()`. */
    readonly repeatable = false,
  ) {}

  static json(body: Buffer, headers?: Record<string, string>): RawAnswer {
    return new RawAnswer('application/json; charset=utf-8', body, headers);
  }

  /** The same answer, that may be sent to everybody who asks at its address. */
  asRepeatable(): RawAnswer {
    return new RawAnswer(this.type, this.body, this.headers, true);
  }
}
