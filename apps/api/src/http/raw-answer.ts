/** An answer that is bytes already: a PDF, a calendar file, JSON that was serialised once and kept. */
export class RawAnswer {
  constructor(
    /** Content type, 'application/pdf'. */
    readonly type: string,
    readonly body: Buffer,
    readonly headers: Record<string, string> = {},
  ) {}

  static json(body: Buffer, headers?: Record<string, string>): RawAnswer {
    return new RawAnswer('application/json; charset=utf-8', body, headers);
  }
}
