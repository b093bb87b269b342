import { text } from 'node:stream/consumers';
import { createElement } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Markdown } from '#web/ui/markdown/markdown.tsx';

async function render(source: string, props: { inline?: boolean; trusted?: boolean } = {}) {
  const stream = await renderToReadableStream(
    createElement(Markdown, { ...props, children: source }),
  );
  await stream.allReady;
  return (await text(stream)).replaceAll(/<!--[^>]*-->/g, '');
}

describe('Markdown', () => {
  it('keeps plain text and its paragraphs', async () => {
    const html = await render('What is 2 + 2?\n\nChoose one.');
    expect(html).toContain('<p>What is 2 + 2?</p><p>Choose one.</p>');
  });

  it('highlights code with a language', async () => {
    const html = await render('```js\nconst x = 1;\n```');
    expect(html).toContain('<span class="hljs-keyword">const</span>');
  });

  it('has tables and inline code', async () => {
    const html = await render('| a | b |\n|---|---|\n| `x` | 2 |');
    expect(html).toContain('<table>');
    expect(html).toContain('<code>x</code>');
  });

  it('sets the direction of a list by its text', async () => {
    expect(await render('- أول\n- ثان')).toContain('<ul dir="auto">');
  });

  it('does not wrap an option in a paragraph', async () => {
    expect(await render('the `map` method', { inline: true })).not.toContain('<p>');
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[x](javascript:alert(1))',
    '![x](javascript:alert(1))',
    '<iframe src="https://elsewhere.example"></iframe>',
  ])('lets nothing through that could run: %s', async (source) => {
    const html = await render(`Look: ${source}`);
    expect(html).not.toMatch(/<script|<iframe|<img[^>]*onerror|javascript:/i);
  });

  it('adds rel attributes to links in user content', async () => {
    expect(await render('[x](https://a.example)')).toContain('rel="noopener nofollow ugc"');
    expect(await render('[x](https://a.example)', { trusted: true })).toContain('rel="noopener"');
  });
});
