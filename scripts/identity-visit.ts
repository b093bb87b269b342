/** A browser's cookies, by name. */
export type Jar = Map<string, string>;

export const cookieHeader = (jar: Jar): string =>
  [...jar].map(([name, value]) => `${name}=${value}`).join('; ');

/** The cookies of a response, as the header of a next request. */
export const cookiesOf = ({ headers }: Response): string =>
  headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

/** Stores the cookies of a response. */
export function keepCookies(jar: Jar, lines: readonly string[]): void {
  for (const line of lines) {
    const [pair = ''] = line.split(';');
    const at = pair.indexOf('=');
    if (/max-age=0|expires=Thu, 01 Jan 1970/i.test(line)) jar.delete(pair.slice(0, at));
    else jar.set(pair.slice(0, at), pair.slice(at + 1));
  }
}

interface Visit {
  /** The address that the product redirected to. */
  from: string;
  /** Who signs in; undefined cancels. */
  email: string | undefined;
  /** The product's address. */
  publicUrl: string;
  /** The browser's cookies at the provider. */
  jar?: Jar;
}

/**
 * Signs in on the development provider's pages, form by form.
 * @returns the path on the product that the provider sends the browser back to
 */
export async function signInAtProvider({
  from,
  email,
  publicUrl,
  jar = new Map(),
}: Visit): Promise<string> {
  let next: { url: string; form?: URLSearchParams } = { url: from };
  for (let steps = 0; steps < 20; steps += 1) {
    const here = next.url;
    if (here.startsWith(publicUrl)) return new URL(here).pathname + new URL(here).search;
    const response = await fetch(here, {
      redirect: 'manual',
      headers: { cookie: cookieHeader(jar) },
      ...(next.form ? { method: 'POST', body: next.form } : {}),
    });
    keepCookies(jar, response.headers.getSetCookie());
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
