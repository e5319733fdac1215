import type { SimulatedResponse } from '../serve';

const statuses = {
  authentication_error: 401,
  airline_error: 422,
  invalid_state_error: 422,
  invalid_request_error: 400,
  validation_error: 422,
  rate_limit_error: 429,
  api_error: 500,
  not_found: 404,
} as const;

/** A refusal of the simulator, which handlers throw. */
export class DuffelError extends Error {
  constructor(
    readonly type: keyof typeof statuses,
    readonly code: string,
    title = code.replaceAll('_', ' '),
  ) {
    super(title);
  }

  get response(): SimulatedResponse {
    const status = statuses[this.type];
    const type = this.type === 'not_found' ? 'invalid_request_error' : this.type;
    const error = {
      type,
      code: this.code,
      title: this.message,
      message: this.message,
      documentation_url: 'https://duffel.com/docs/api/overview/response-handling',
    };
    const meta = { status, request_id: 'FZW0H3HdJwKk5HMAAKxB' };
    return { status, body: { errors: [error], meta } };
  }
}
