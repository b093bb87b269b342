import { cookieHeader, type Jar, keepCookies, signInAtProvider } from '#scripts/identity-visit.ts';
import type { World } from './world.ts';

/** Signs in on the provider's pages, form by form, up to the redirect back. */
export class GoogleVisit {
  readonly #world: World;
  readonly #provider: Jar = new Map();
  /** The cookies that the product set. */
  readonly cookies: Jar = new Map();

  constructor(world: World) {
    this.#world = world;
  }

  /** Opens a page of the product. */
  async open(path: string) {
    const answer = await this.#world.app.inject({
      method: 'GET',
      url: path,
      headers: { cookie: cookieHeader(this.cookies) },
    });
    keepCookies(this.cookies, [answer.headers['set-cookie'] ?? []].flat());
    return answer;
  }

  /** @returns the address on the product that the provider sends the browser back to */
  async signIn(email: string, start = '/auth/google/start?popup=popup-name'): Promise<string> {
    const answer = await this.open(start);
    return this.#walk(String(answer.headers.location), email);
  }

  /** The same, but cancels on the provider's page. */
  async cancel(): Promise<string> {
    const answer = await this.open('/auth/google/start?popup=popup-name');
    return this.#walk(String(answer.headers.location), undefined);
  }

  async #walk(from: string, email: string | undefined): Promise<string> {
    const { clock, services } = this.#world;
    const { publicUrl } = services.config;
    const back = await signInAtProvider({ from, email, publicUrl, jar: this.#provider });
    // The provider's tokens have the real time. Those of a test file that takes more than a minute would be from the future.
    clock.set(new Date(Math.max(Date.now(), clock.now().getTime())));
    return back;
  }
}
