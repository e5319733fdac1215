import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Endpoint, ProblemCode } from '@karvon/contract';
import type { z } from 'zod';
import { errorToProblem } from '@karvon/platform/http/error-to-problem';
import { problem } from '@karvon/platform/http/problem';
import type { RawResponse } from '@karvon/platform/http/raw-response';
import { registerEndpoint, type Input } from '@karvon/platform/http/route';
import { operatorTokenHeader } from './operator-header';
import { mayActAs, type Operator, type Operators } from './operators';
import type { OperatorRole } from './tables';

/** The entries that a handler may add to the audit log. */
export interface Act {
  operator: Operator;
  /** The subject of the call, if the address does not name it. */
  subject?: string;
}

export interface Served<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> {
  /** The role that the call requires; viewer by default. */
  role?: OperatorRole;
  contentTypes?: readonly string[];
  /** Problems of this call, besides `route-not-found`. */
  problems?: readonly ProblemCode[];
  respond: (input: Input<P, Q, B>, act: Act) => Promise<object | RawResponse>;
}

/**
 * Serves the operators' addresses: a call without a sufficient token gets 404, and every act is written to the audit
 * log.
 */
export function createDesk(app: FastifyInstance, operators: Operators) {
  /** @throws problem route-not-found */
  async function admit(request: FastifyRequest, role: OperatorRole): Promise<Operator> {
    const operator = await operators.find(request.headers[operatorTokenHeader]);
    if (!operator || !mayActAs(operator, role)) throw problem('route-not-found');
    return operator;
  }

  function serve<
    P extends z.ZodType,
    Q extends z.ZodType,
    B extends z.ZodType,
    A extends z.ZodType,
  >(
    endpoint: Endpoint<P, Q, B, A>,
    { role = 'viewer', contentTypes, problems = [], respond: response }: Served<P, Q, B>,
  ) {
    const responses = { problems: ['route-not-found', ...problems] as const, contentTypes };
    const admitted = new WeakMap<FastifyRequest, Operator>();
    // Checked before the schemas: their errors would show a stranger that the address exists.
    const enter = async (request: FastifyRequest) =>
      void admitted.set(request, await admit(request, role));
    const perform = async (input: Input<P, Q, B>, request: FastifyRequest) => {
      const operator = admitted.get(request)!;
      const act: Act = { operator };
      const note = (outcome: string) => {
        const requested = Object.values((input.params ?? {}) as Record<string, string>).join(' ');
        const what = `${endpoint.method} ${endpoint.path}`;
        return operators.note(operator.name, what, act.subject ?? requested, outcome);
      };
      try {
        const made = await response(input, act);
        await note('done');
        return made as z.output<A> | RawResponse;
      } catch (error) {
        await note(errorToProblem(error).code);
        throw error;
      }
    };
    registerEndpoint(app, endpoint, responses, perform, enter);
  }

  return { admit, serve };
}

export type Desk = ReturnType<typeof createDesk>;
