import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashInlineScripts, renderingNonce } from '#server/http/pages/inline-scripts.ts';

const nonce = renderingNonce();
const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

test('the page’s own inline scripts are allowed by the hash of their text', () => {
  const page = `<script nonce="${nonce}">a < b</script><p>x</p><script data-x="1" nonce="${nonce}">two()</script>`;
  const { html, scriptHashes } = hashInlineScripts(page, nonce);
  expect(html).toBe('<script>a < b</script><p>x</p><script data-x="1">two()</script>');
  expect(scriptHashes).toEqual([hashOf('a < b'), hashOf('two()')]);
});

test('an injected script without the nonce is not allowed', () => {
  const injected = `<script>steal()</script><script nonce="guess">steal()</script>`;
  const { scriptHashes } = hashInlineScripts(
    `${injected}<script nonce="${nonce}">own()</script>`,
    nonce,
  );
  expect(scriptHashes).toEqual([hashOf('own()')]);
});

test('scripts from files need no hash', () => {
  const page = `<script type="module" src="/app.js" nonce="${nonce}"></script>`;
  expect(hashInlineScripts(page, nonce)).toEqual({
    html: '<script type="module" src="/app.js"></script>',
    scriptHashes: [],
  });
});
