import type { HttpAnswer, Method, World } from './world.ts';

/** A client that keeps its cookies, as a browser does. */
export function openBrowser(world: World) {
  const cookies = new Map<string, string>();
  return {
    cookies,
    async http(method: Method, url: string, body?: unknown): Promise<HttpAnswer> {
      const cookie = Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ');
      const answer = await world.guest.http(method, url, body, { cookie });
      for (const line of [answer.headers['set-cookie']].flat()) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(String(line)) ?? [];
        if (name === undefined) continue;
        if (value) cookies.set(name, value);
        else cookies.delete(name);
      }
      return answer;
    },
  };
}
export type Browser = ReturnType<typeof openBrowser>;
