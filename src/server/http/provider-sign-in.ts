import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Config } from '#server/config.ts';
import type { GoogleOutcome } from '#shared/features/account/google.ts';
import { googleChannel, googleMessage, googleOutcomeKey } from '#shared/features/account/google.ts';
import { ReturnPath } from '#shared/features/account/return-path.ts';
import { type Language, languages } from '#shared/kernel/language/languages.ts';
import { linkIdentity } from '../features/account/providers/workflows/link.ts';
import { signInWithIdentity } from '../features/account/providers/workflows/sign-in.ts';
import { requireMember, signedOut } from '../kernel/access.ts';
import type { Context, Services } from '../kernel/context.ts';
import { escaped } from '../kernel/escaped.ts';
import { Failure } from '../kernel/failure.ts';
import { googleId } from '../kernel/openid.ts';
import { translationInto } from '../kernel/translations.ts';
import { requireSameAccount } from '../kernel/trpc.ts';
import { headersOfPages } from './headers.ts';
import { answeringErrorPage } from './pages/error-page.ts';
import { hashInlineScripts, renderingNonce } from './pages/inline-scripts.ts';
import { plainPage } from './pages/plain-page.ts';
import { readerLanguage } from './reader-language.ts';
import { createContext } from './request-context.ts';

const oauthStateCookie = 'quizwright_google';
const purpose = 'google sign-in';
const signInSeconds = 600;

const OAuthState = z.object({
  provider: z.string(),
  /** The member whose account the identity is linked to; null for a sign-in. */
  linkTo: z.int().nullable(),
  state: z.string(),
  codeVerifier: z.string(),
  nonce: z.string(),
  /** Identifies the popup to the page that opened it; null when the page itself was redirected to the provider. */
  popup: z.string().nullable(),
  returnTo: z.string(),
  /** Of the page on which the sign-in began; absent in a link without one. */
  language: z.enum(languages).optional(),
});
type OAuthState = z.infer<typeof OAuthState>;

const StartQuery = z.object({
  popup: z
    .string()
    .regex(/^[\w-]{8,64}$/)
    .nullable()
    .catch(null)
    .default(null),
  redirect: ReturnPath.catch(undefined),
  /** The account that the page shows, to which the provider's is linked. */
  link: z.string().optional().catch(undefined),
  /** The language of the page, which its address alone may name. */
  language: z.enum(languages).optional().catch(undefined),
});
const Params = z.object({ provider: z.string() });
const CallbackQuery = z.object({
  code: z.string().optional().catch(undefined),
  state: z.string().optional().catch(undefined),
  error: z.string().optional().catch(undefined),
});

/** The routes of sign-in with OpenID providers, start and callback, for a popup or a page. */
export async function providerSignIn(
  app: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  app.setErrorHandler(answeringErrorPage(services));
  app.get('/auth/:provider/start', (request, reply) => start(services, request, reply));
  app.get('/auth/:provider/callback', (request, reply) => callback(services, request, reply));
}

async function start(services: Services, request: FastifyRequest, reply: FastifyReply) {
  const { providers, signer, config } = services;
  const { popup, redirect, link, language } = StartQuery.parse(request.query);
  const { provider: id } = Params.parse(request.params);
  const provider = providers.get(id);
  const ctx = await createContext(services, request, reply);
  const returnTo = redirect ?? '/';
  reply.header('cache-control', 'no-store');
  try {
    if (!provider) throw new Failure('unavailable', missing(id));
    const linkTo = link === undefined ? null : requireShown(ctx, Number(link));
    const { address, oauthState } = await provider.begin();
    const page = { popup, returnTo, language };
    const facts: OAuthState = { ...oauthState, ...page, provider: provider.id, linkTo };
    const times = { now: ctx.now, seconds: signInSeconds };
    const text = await signer.sign(purpose, facts, times);
    ctx.cookies.set(oauthStateCookie, text, { maxAgeSeconds: signInSeconds });
    return reply.redirect(address.href, 302);
  } catch (error) {
    const outcome = outcomeOf(error, request);
    const back = link !== undefined ? `/auth?redirect=${encodeURIComponent(returnTo)}` : '/auth';
    const shownIn = pageLanguage(services, request, language);
    return report(reply, { popup, outcome, language: shownIn, config, back });
  }
}

async function callback(services: Services, request: FastifyRequest, reply: FastifyReply) {
  const { signer, config } = services;
  const context = await createContext(services, request, reply);
  const oauthState = await signer.open(purpose, OAuthState, {
    text: context.cookies.get(oauthStateCookie),
    now: context.now,
  });
  // A new account has the language in which its owner reads the site. The browser itself opens this address, so its
  // header has only the language of the browser.
  const language = pageLanguage(services, request, oauthState?.language);
  const ctx = { ...context, language };
  // Each state is valid for one callback.
  ctx.cookies.clear(oauthStateCookie);
  reply.header('cache-control', 'no-store');
  const outcome = await finishSignIn(ctx, oauthState, request);
  if (outcome.kind === 'signed-in' && oauthState && oauthState.popup === null) {
    return reply.redirect(oauthState.returnTo, 303);
  }
  const back = oauthState && oauthState.linkTo !== null ? oauthState.returnTo : '/auth';
  return report(reply, { popup: oauthState?.popup ?? null, outcome, language, config, back });
}

/** The language of the page on which the sign-in began, if the site has it. */
const pageLanguage = (
  services: Services,
  request: FastifyRequest,
  named: Language | undefined,
): Language =>
  named !== undefined && services.settings.current.languages.includes(named)
    ? named
    : readerLanguage(services, request);

const missing = (id: string): string =>
  id === googleId
    ? 'Google sign-in is not set up on this site.'
    : 'This way to sign in is not set up on this site.';

async function finishSignIn(
  ctx: Context,
  oauthState: OAuthState | undefined,
  request: FastifyRequest,
): Promise<GoogleOutcome> {
  const { code, state, error } = CallbackQuery.parse(request.query);
  try {
    const { provider: id } = Params.parse(request.params);
    const provider = ctx.providers.get(id);
    if (!provider || oauthState?.provider !== id || oauthState.state !== state) {
      throw new Failure('invalid', 'This sign-in was started too long ago. Please try again.');
    }
    if (error === 'access_denied') return { kind: 'cancelled' };
    if (error || !code) return { kind: 'failed' };
    const identity = await provider.finish(code, oauthState, ctx.now);
    if (oauthState.linkTo === null) await signInWithIdentity(ctx, identity, oauthState.returnTo);
    else await linkIdentity(ctx, requireSame(ctx, oauthState.linkTo), identity);
    return { kind: 'signed-in' };
  } catch (cause) {
    return outcomeOf(cause, request);
  }
}

/** @throws signed-out when another account, or none, is signed in now */
function requireSame({ actor }: Context, userId: number): number {
  if (actor.kind !== 'member' || actor.userId !== userId) throw signedOut();
  return userId;
}

/** Whose account is linked. The session may have changed while the page was open. @throws signed-out, other-account */
function requireShown(ctx: Context, userId: number): number {
  requireMember(ctx.actor);
  requireSameAccount({ ...ctx, expectedUserId: userId });
  return userId;
}

function outcomeOf(error: unknown, request: FastifyRequest): GoogleOutcome {
  if (!(error instanceof Failure)) {
    request.log.error({ err: error }, 'sign-in with a provider failed');
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
  /** The page that shows the outcome where there is no popup. */
  back: string;
}

/** Reports the outcome to the page that opened the popup, or to a page. */
function report(reply: FastifyReply, { popup, outcome, language, config, back }: Report) {
  const translate = translationInto(language);
  const shown =
    outcome.kind === 'failed' && outcome.message !== undefined
      ? { ...outcome, message: translate(outcome.message) }
      : outcome;
  const outcomeJson = JSON.stringify(shown).replaceAll('<', '\\u003c');
  const script =
    popup === null
      ? `try { sessionStorage.setItem('${googleOutcomeKey}', JSON.stringify(${outcomeJson})); } catch {} location.replace(${JSON.stringify(back).replaceAll('<', '\\u003c')});`
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
