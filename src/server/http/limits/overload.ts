import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '#server/kernel/failure.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Also answered under overload, because a learner could lose answers otherwise. */
    urgent?: boolean | ((request: FastifyRequest) => boolean);
  }
}

/** Seconds after which a refused request may be tried again. */
const retryAfter = 2;

/**
 * Refuses requests while the event loop is delayed by more than `maxDelay` milliseconds on average, so that
 * accepted requests stay fast. Saves, submits, health checks and files are always answered.
 */
export async function refuseUnderOverload(app: FastifyInstance, maxDelay: number): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: maxDelay,
    // Long enough that one slow task, as on the embedded database, is not taken for overload.
    sampleInterval: 2000,
    pressureHandler: async (request, _reply, _type, delay = 0) => {
      // Infinite when one task took the whole interval; overload by many requests is finite.
      if (Number.isFinite(delay) && !isUrgent(request)) throw busy();
    },
  });
}

/** The refusal of work that the process cannot do now. */
export const busy = (): Failure =>
  new Failure('unavailable', 'The service is very busy just now. Please try again in a moment.', {
    retryAfter,
  });

function isUrgent(request: FastifyRequest): boolean {
  const { unlimited = false, urgent = false } = request.routeOptions.config;
  return unlimited || (typeof urgent === 'function' ? urgent(request) : urgent);
}
