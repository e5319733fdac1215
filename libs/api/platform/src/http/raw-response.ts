/** A response that is bytes already: a PDF, a calendar file, JSON that was serialised before. */
export class RawResponse {
  constructor(
    /** Content type, 'application/pdf'. */
    readonly type: string,
    readonly body: Buffer,
    readonly headers: Record<string, string> = {},
    /** Every request of this address gets the same bytes, until `readyResponses.forget()`. */
    readonly repeatable = false,
  ) {}

  static json(body: Buffer, headers?: Record<string, string>): RawResponse {
    return new RawResponse('application/json; charset=utf-8', body, headers);
  }

  /** The same response for every request of its address. */
  asRepeatable(): RawResponse {
    return new RawResponse(this.type, this.body, this.headers, true);
  }
}
