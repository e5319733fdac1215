/** A response that is bytes already: a PDF, a calendar file, JSON that was serialised before. */
export class RawAnswer {
  constructor(
    /** Content type, 'application/pdf'. */
    readonly type: string,
    readonly body: Buffer,
    readonly headers: Record<string, string> = {},
    /** Everybody who requests this address gets the same bytes, until `readyAnswers.forget()`. */
    readonly repeatable = false,
  ) {}

  static json(body: Buffer, headers?: Record<string, string>): RawAnswer {
    return new RawAnswer('application/json; charset=utf-8', body, headers);
  }

  /** The same response, for everybody who requests its address. */
  asRepeatable(): RawAnswer {
    return new RawAnswer(this.type, this.body, this.headers, true);
  }
}
