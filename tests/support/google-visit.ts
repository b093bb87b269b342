import type { World } from './world.ts';

/** A browser's cookies, by name. */
type Jar = Map<string, string>;

const header = (jar: Jar): string => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');

function keep(jar: Jar, lines: readonly string[]): void {
  for (const line of lines) {
    const [pair = ''] = line.split(';');
    const at = pair.indexOf('=');
    if (/max-age=0|expires=Thu, 01 Jan 1970/i.test(line)) jar.delete(pair.slice(0, at));
    else jar.set(pair.slice(0, at), pair.slice(at + 1));
  }
}

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
      headers: { cookie: header(this.cookies) },
    });
    keep(this.cookies, [answer.headers['set-cookie'] ?? []].flat());
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
    let next: { url: string; form?: URLSearchParams } = { url: from };
    for (let steps = 0; steps < 20; steps += 1) {
      const here = next.url;
      const path = new URL(here).pathname + new URL(here).search;
      if (here.startsWith(this.#world.services.config.publicUrl)) return path;
      const response = await fetch(here, {
        redirect: 'manual',
        headers: { cookie: header(this.#provider) },
        ...(next.form ? { method: 'POST', body: next.form } : {}),
      });
      keep(this.#provider, response.headers.getSetCookie());
      const location = response.headers.get('location');
      if (location) {
        next = { url: new URL(location, here).href };
        continue;
      }
      if (email === undefined) {
        next = { url: `${here}/abort` };
        continue;
      }
      const page = await response.text();
      const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1];
      if (!prompt) throw new Error(`The provider responded: ${page.slice(0, 500)}`);
      next = { url: here, form: new URLSearchParams({ prompt, login: email, password: 'any' }) };
    }
    throw new Error('The provider redirects in a loop.');
  }
}
