import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Config } from '#server/config.ts';
import type { GoogleOutcome } from '#shared/features/account/google.ts';
import { googleChannel, googleMessage, googleOutcomeKey } from '#shared/features/account/google.ts';
import type { Language } from '#shared/kernel/language/languages.ts';
import { safeReturnPath } from '#shared/kernel/return-path.ts';
import { signInWithIdentity } from '../features/account/google/workflows/sign-in.ts';
import type { Context, Services } from '../kernel/context.ts';
import { escaped } from '../kernel/escaped.ts';
import { Failure } from '../kernel/failure.ts';
import { googleCallbackPath } from '../kernel/openid.ts';
import { translationInto } from '../kernel/translations.ts';
import { headersOfPages } from './headers.ts';
import { hashInlineScripts, renderingNonce } from './pages/inline-scripts.ts';
import { plainPage } from './pages/plain-page.ts';
import { readerLanguage } from './reader-language.ts';
import { createContext } from './request-context.ts';

const oauthStateCookie = 'quizwright_google';
const purpose = 'google sign-in';
const signInSeconds = 600;

const OAuthState = z.object({
  state: z.string(),
  codeVerifier: z.string(),
  nonce: z.string(),
  /** Identifies the popup to the page that opened it; null when the page itself was redirected to Google. */
  popup: z.string().nullable(),
  returnTo: z.string(),
});
type OAuthState = z.infer<typeof OAuthState>;

const StartQuery = z.object({
  popup: z
    .string()
    .regex(/^[\w-]{8,64}$/)
    .nullable()
    .catch(null)
    .default(null),
  redirect: z.string().optional().catch(undefined),
});
const CallbackQuery = z.object({
  code: z.string().optional().catch(undefined),
  state: z.string().optional().catch(undefined),
  error: z.string().optional().catch(undefined),
});

/** The routes of sign-in with Google, start and callback, for a popup or a page. */
export async function googleSignIn(
  app: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  const { google, signer, config } = services;

  app.get('/auth/google/start', async (request, reply) => {
    const { popup, redirect } = StartQuery.parse(request.query);
    const ctx = await createContext(services, request, reply);
    reply.header('cache-control', 'no-store');
    try {
      if (!google) throw new Failure('unavailable', 'Google sign-in is not set up on this site.');
      const { address, oauthState } = await google.begin();
      const facts: OAuthState = { ...oauthState, popup, returnTo: safeReturnPath(redirect) };
      const times = { now: ctx.now, seconds: signInSeconds };
      const text = await signer.sign(purpose, facts, times);
      ctx.cookies.set(oauthStateCookie, text, { maxAgeSeconds: signInSeconds });
      return reply.redirect(address.href, 302);
    } catch (error) {
      const outcome = outcomeOf(error, request);
      return report(reply, { popup, outcome, language: readerLanguage(config, request), config });
    }
  });

  app.get(googleCallbackPath, async (request, reply) => {
    const ctx = await createContext(services, request, reply);
    const oauthState = await signer.open(purpose, OAuthState, {
      text: ctx.cookies.get(oauthStateCookie),
      now: ctx.now,
    });
    // Each state is valid for one callback.
    ctx.cookies.clear(oauthStateCookie);
    reply.header('cache-control', 'no-store');
    const outcome = await comeBack(ctx, oauthState, request);
    if (outcome.kind === 'signed-in' && oauthState && oauthState.popup === null) {
      return reply.redirect(oauthState.returnTo, 303);
    }
    const language = readerLanguage(config, request);
    return report(reply, { popup: oauthState?.popup ?? null, outcome, language, config });
  });
}

async function comeBack(
  ctx: Context,
  oauthState: OAuthState | undefined,
  request: FastifyRequest,
): Promise<GoogleOutcome> {
  const { code, state, error } = CallbackQuery.parse(request.query);
  try {
    if (!ctx.google || !oauthState || oauthState.state !== state) {
      throw new Failure('invalid', 'This sign-in was started too long ago. Please try again.');
    }
    if (error === 'access_denied') return { kind: 'cancelled' };
    if (error || !code) return { kind: 'failed' };
    await signInWithIdentity(ctx, await ctx.google.finish(code, oauthState, ctx.now));
    return { kind: 'signed-in' };
  } catch (cause) {
    return outcomeOf(cause, request);
  }
}

function outcomeOf(error: unknown, request: FastifyRequest): GoogleOutcome {
  if (!(error instanceof Failure)) {
    request.log.error({ err: error }, 'sign-in with Google failed');
    return { kind: 'failed' };
  }
  const { email, scheduledDeletionDate, methods } = error.details;
  if (methods) return { kind: 'second-factor', methods: [...methods] };
  return error.failure === 'deactivated' && email
    ? { kind: 'deactivated', email, scheduledDeletionDate }
    : { kind: 'failed', message: error.message };
}

interface Report {
  popup: OAuthState['popup'];
  outcome: GoogleOutcome;
  language: Language;
  config: Config;
}

/** Reports the outcome to the page that opened the popup, or to /auth. */
function report(reply: FastifyReply, { popup, outcome, language, config }: Report) {
  const translate = translationInto(language);
  const shown =
    outcome.kind === 'failed' && outcome.message !== undefined
      ? { ...outcome, message: translate(outcome.message) }
      : outcome;
  const outcomeJson = JSON.stringify(shown).replaceAll('<', '\\u003c');
  const script =
    popup === null
      ? `sessionStorage.setItem('${googleOutcomeKey}', JSON.stringify(${outcomeJson})); location.replace('/auth');`
      : `const message = { type: '${googleMessage}', popup: '${popup}', outcome: ${outcomeJson} };
const channel = new BroadcastChannel('${googleChannel}');
channel.postMessage(message);
if (window.opener) window.opener.postMessage(message, location.origin);
setTimeout(() => window.close(), 50);`;
  const nonce = renderingNonce();
  const { html, scriptHashes } = hashInlineScripts(
    plainPage(language, {
      title: translate('Signing in'),
      head: '<meta name="robots" content="noindex">',
      body: `<p>${escaped(translate('You can close this window.'))}</p>
<script nonce="${nonce}">
${script}
</script>`,
    }),
    nonce,
  );
  return reply
    .headers(headersOfPages(config, scriptHashes))
    .header('cross-origin-opener-policy', 'unsafe-none')
    .send(html);
}
