import { z } from 'zod';

/** The administrator of the measured site. */
export const administrator = {
  email: 'author@example.com',
  password: 'Correct-horse-9-battery',
};

/** Calls of the API by a signed-in administrator. */
export async function signIn(url: string) {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(administrator),
  });
  if (!answer.ok) throw new Error(`Signing in failed: ${await answer.text()}`);
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  const call = async (path: string, body?: object): Promise<unknown> => {
    const response = await fetch(url + path, {
      method: body ? 'POST' : 'GET',
      headers: { cookie: cookies.join('; '), 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!response.ok) throw new Error(`${path}: ${(await response.text()).slice(0, 500)}`);
    return response.json();
  };
  return { call, cookies };
}

export const Imported = z.object({
  added: z.object({ quizId: z.int(), ids: z.array(z.int()) }),
});
