import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Language } from '#shared/kernel/language/languages.ts';
import { openUnsubscribing, unsubscribe } from '../features/notice/workflows/unsubscribe.ts';
import type { Services } from '../kernel/context.ts';
import { escaped } from '../kernel/escaped.ts';
import { mailMessages } from '../mail/mail-messages.ts';
import { headersOfPages } from './headers.ts';
import { answeringErrorPage } from './pages/error-page.ts';
import { plainPage } from './pages/plain-page.ts';
import { readerLanguage } from './reader-language.ts';

const Params = z.object({ token: z.string() });

/** What the buttons of the page send, and mail programs (RFC 8058). */
const Form = z.object({ from: z.string().optional() }).catch({});

/**
 * Ends mails about notices without a sign-in. The page changes nothing until a button is pressed, because programs
 * that check mails open every link.
 */
export async function unsubscribing(
  app: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  const { signer, clock, config } = services;
  app.setErrorHandler(answeringErrorPage(services));
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4096 },
    (_request, text, done) => done(null, Object.fromEntries(new URLSearchParams(text.toString()))),
  );
  // Mail programs may send a multipart form; its content does not matter.
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'string', bodyLimit: 4096 },
    (_request, _text, done) => done(null, {}),
  );

  /** @param body what the page says of a valid token */
  const answer = (
    request: FastifyRequest,
    reply: FastifyReply,
    { isValid, body }: { isValid: boolean; body: (m: PageMessages) => string },
  ) => {
    const language = readerLanguage(services, request);
    const m = mailMessages[language].notices.page;
    return (
      reply
        .code(isValid ? 200 : 404)
        .headers(headersOfPages(config, []))
        // Other sites must not get the token in the page's address, but the form must send its origin.
        .headers({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' })
        .send(page(language, isValid ? body(m) : ended(m, m.invalid)))
    );
  };

  app.get('/unsubscribe/:token', async (request, reply) => {
    const { token } = Params.parse(request.params);
    const isValid = (await openUnsubscribing(signer, token, clock())) !== undefined;
    return answer(request, reply, { isValid, body: form });
  });

  app.post('/unsubscribe/:token', async (request, reply) => {
    const { token } = Params.parse(request.params);
    const fromAll = Form.parse(request.body).from === 'all';
    const isValid = await unsubscribe(services, { token, fromAll });
    return answer(request, reply, { isValid, body: (m) => ended(m, m.done) });
  });
}

type PageMessages = (typeof mailMessages)['en']['notices']['page'];

const form = (m: PageMessages): string =>
  `<p>${escaped(m.question)}</p><form method="post">
<button>${escaped(m.stop)}</button>
<button name="from" value="all" class="second">${escaped(m.stopAll)}</button></form>`;

const ended = (m: PageMessages, text: string): string =>
  `<p role="status">${escaped(text)}</p><p><a href="/notification-settings">${escaped(m.settings)}</a></p>`;

const style = `<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><style>
body{max-width:34rem;margin:4rem auto;padding:0 1rem;font:1.05rem/1.6 system-ui,sans-serif}
form{display:flex;flex-wrap:wrap;gap:.75rem}
button{font:inherit;font-weight:600;min-height:44px;padding:.5rem 1.1rem;border:1px solid;border-radius:8px;cursor:pointer}
.second{background:none;color:inherit}</style>`;

function page(language: Language, body: string): string {
  const { title } = mailMessages[language].notices.page;
  return plainPage(language, {
    title,
    head: style,
    body: `<main><h1>${escaped(title)}</h1>${body}</main>`,
  });
}
