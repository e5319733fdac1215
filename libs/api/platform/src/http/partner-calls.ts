/** A header by which a caller identifies itself. */
interface HeaderScheme {
  type: 'apiKey';
  in: 'header';
  name: string;
  description: string;
}

/** Calls that a partner or an operator makes: OpenAPI describes them beside the calls of the contract. */
export interface PartnerCalls {
  /** Endpoints and schemas by the names that OpenAPI shows. */
  contract: Readonly<Record<string, unknown>>;
  /** Header schemes by the names that `Responses.signed` gives. */
  securitySchemes?: Readonly<Record<string, HeaderScheme>>;
}
