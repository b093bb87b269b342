import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '#server/kernel/failure.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answered under overload too: a learner would lose something otherwise. */
    urgent?: boolean | ((request: FastifyRequest) => boolean);
  }
}

/** Seconds after which a refused request may be tried again. */
const retryAfter = 2;

/**
 * Refuses requests while the event loop is late by more than `maxDelay` milliseconds on average: a few
 * quick answers are worth more than many late ones. Saves, submits, health checks and files are answered.
 */
export async function refuseUnderOverload(app: FastifyInstance, maxDelay: number): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: maxDelay,
    // Long enough for one slow task, as on the embedded database, to be no overload.
    sampleInterval: 2000,
    pressureHandler: async (request, _reply, _type, delay = 0) => {
      // Infinite where one task has taken the whole interval: many requests leave gaps.
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
