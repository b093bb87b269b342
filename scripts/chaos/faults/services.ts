import { setTimeout as pause } from 'node:timers/promises';
import { cookieHeader, type Jar, keepCookies, signInAtProvider } from '#scripts/identity-visit.ts';
import type { Link } from '../stage/link.ts';
import type { OwnStage } from '../stage/stage.ts';
import { until } from '../wait.ts';
import { type Fault, lasting, type Scene } from './fault.ts';

/** What happens to the mail server and the identity provider. */
export const serviceFaults: Fault<OwnStage>[] = [
  mailFault('mail server down', (link) => {
    link.mode = 'refuse';
    link.cutAll();
  }),
  mailFault('mail server slow', (link) => {
    link.delay = 1000;
  }),
  mailFault('mail server silent', (link) => {
    link.mode = 'stall';
  }),
  identityFault('identity provider down', (link) => {
    link.mode = 'refuse';
    link.cutAll();
  }),
  identityFault('identity provider slow', (link) => {
    link.delay = 700;
  }),
];

function heal(link: Link): void {
  link.mode = 'pass';
  link.delay = 0;
}

function mailFault(name: string, begin: (link: Link) => void): Fault<OwnStage> {
  return {
    name,
    inflict: async (scene) => {
      const { mailLink } = scene.stage.services;
      begin(mailLink);
      await pause(lasting(scene, 2500, 8000));
      heal(mailLink);
      return undefined;
    },
  };
}

/** The provider fails between its sign-in page and the callback; afterwards a new sign-in succeeds. */
function identityFault(name: string, begin: (link: Link) => void): Fault<OwnStage> {
  return {
    name,
    inflict: async (scene) => {
      const { identityLink } = scene.stage.services;
      const finish = await visitProvider(scene);
      begin(identityLink);
      const during = await finish();
      heal(identityLink);
      if (during === 500) scene.complain('sign-in with Google was answered with 500');
      // A busy machine may not answer the first one in time.
      await until('a sign-in with Google to succeed', async () => {
        const finishAgain = await visitProvider(scene);
        return (await finishAgain()) === 303;
      });
      return undefined;
    },
  };
}

/** Signs in at the provider. @returns what opens the callback on the app, and gives its status */
async function visitProvider({ stage, chance }: Scene<OwnStage>): Promise<() => Promise<number>> {
  const email = `google_${chance.whole(1, 1e9)}@example.com`;
  const jar: Jar = new Map();
  const start = await fetch(`${stage.url}/auth/google/start`, { redirect: 'manual' });
  keepCookies(jar, start.headers.getSetCookie());
  const from = start.headers.get('location') ?? stage.url;
  const path = await signInAtProvider({ from, email, publicUrl: stage.url });
  return async () => {
    const headers = { cookie: cookieHeader(jar) };
    const callback = await fetch(`${stage.url}${path}`, { redirect: 'manual', headers });
    return callback.status;
  };
}
