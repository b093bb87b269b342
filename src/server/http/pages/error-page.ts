import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '#server/kernel/context.ts';
import { publicMessage } from '#server/kernel/error-data.ts';
import { translationInto } from '#server/kernel/translations.ts';
import { beginRefusal } from '../errors.ts';
import { headersOfPages } from '../headers.ts';
import { languageOfPage } from '../reader-language.ts';
import { plainErrorPage } from './plain-page.ts';

/**
 * The error handler of addresses that people open: it answers a failure before a page is made, such as the request limit,
 * the session or the database, with a page.
 */
export const answeringErrorPage =
  (services: Services) => (cause: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const error = beginRefusal(cause, request, reply);
    const { language } = languageOfPage(services, request);
    const html = plainErrorPage(
      request,
      { language, siteName: services.settings.current.siteName },
      publicMessage(error, translationInto(language)),
    );
    return reply
      .headers({ ...headersOfPages(services.config, []), 'content-language': language })
      .header('cache-control', 'private, no-store')
      .send(html);
  };
