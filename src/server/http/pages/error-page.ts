import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '#server/kernel/context.ts';
import { failureData, isOurFault, publicMessage } from '#server/kernel/error-data.ts';
import { translationInto } from '#server/kernel/translations.ts';
import { asTrpcError } from '../errors.ts';
import { headersOfPages } from '../headers.ts';
import { languageOfPage } from '../reader-language.ts';
import { logRefusal } from '../refusal-events.ts';
import { plainErrorPage } from './plain-page.ts';

/**
 * The error handler of addresses that people open: it answers a failure before a page is made, such as the request limit,
 * the session or the database, with a page.
 */
export const answeringErrorPage =
  (services: Services) => (cause: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const error = asTrpcError(cause);
    const { httpStatus, retryAfter } = failureData(error, request.id);
    if (isOurFault(error)) request.log.error({ err: cause }, 'page failed');
    logRefusal(request, error);
    if (retryAfter) reply.header('retry-after', retryAfter);
    const { language } = languageOfPage(services, request);
    const html = plainErrorPage(
      request,
      { language, siteName: services.settings.current.siteName },
      publicMessage(error, translationInto(language)),
    );
    return reply
      .code(httpStatus)
      .headers({ ...headersOfPages(services.config, []), 'content-language': language })
      .header('cache-control', 'private, no-store')
      .send(html);
  };
