import { expect, test } from 'vitest';
import { RenderingQueue } from '#server/http/pages/rendering-queue.ts';

/** A rendering that the test ends. */
function rendering() {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { render: () => promise, end: () => resolve('page') };
}

test('four pages are rendered at once; of the others 120 wait and the rest are refused', async () => {
  const queue = new RenderingQueue();
  let begun = 0;
  const { render, end } = rendering();
  const add = () =>
    queue.add(() => {
      begun += 1;
      return render();
    });
  const pages = Array.from({ length: 124 }, add);
  expect(begun).toBe(4);
  await expect(add()).rejects.toMatchObject({ failure: 'unavailable' });
  end();
  expect(await Promise.all(pages)).toHaveLength(124);
});

test('a page whose client has disconnected is not rendered', async () => {
  const queue = new RenderingQueue();
  const { render, end } = rendering();
  const running = Array.from({ length: 4 }, () => queue.add(render));
  const leaving = new AbortController();
  let isRendered = false;
  const page = queue.add(async () => {
    isRendered = true;
  }, leaving.signal);
  leaving.abort();
  await expect(page).rejects.toThrow();
  end();
  await Promise.all(running);
  expect(isRendered).toBe(false);
});
