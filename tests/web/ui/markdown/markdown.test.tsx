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
    expect(await render('- أول\n- ثان')).toContain('<ul dir="auto" data-marks="true">');
  });

  it('has formulas and chemistry as MathML', async () => {
    const html = await render('Solve $x^2 = 4$:\n\n$$\n\\frac{1}{2}\n$$\n\n$\\ce{H2O}$');
    expect(html.match(/<math/g)).toHaveLength(3);
    expect(html).toContain('<msup>');
    expect(html).toContain('display="block"');
    expect(html).toContain('application/x-tex');
    expect(html).not.toContain('temml-error');
  });

  it('names a formula in a label by its TeX', async () => {
    expect(await render('$\\frac12$', { inline: true })).toContain('aria-label="\\frac12"');
    expect(await render('$\\frac12$')).not.toContain('aria-label');
  });

  it('shows what would be a definition of a link in a label, and hides it in a longer text', async () => {
    expect(await render('[x]: y', { inline: true })).toContain('[x]: y');
    expect(await render('[x]\n\n[x]: https://example.org/')).not.toContain('[x]');
  });

  it('leaves prices alone, and code next to formulas', async () => {
    expect(await render('It costs $5 or *only* $10.')).not.toContain('<math');
    const html = await render('A price of $5, `$y$`, $x$\n\n```js\nconst x = 1;\n```');
    expect(html.match(/<math/g)).toHaveLength(1);
    expect(html).toContain('A price of $5, <code>$y$</code>');
    expect(html).toContain('<span class="hljs-keyword">const</span>');
  });

  it('shows the text of a formula that cannot be read', async () => {
    expect(await render('$\\frac{1$')).toContain('\\frac{1');
  });

  it.each([
    '$\\href{javascript:alert(1)}{x}$',
    '$\\url{javascript:alert(1)}$',
    '$\\class{danger}{x}$',
    '$\\includegraphics{https://elsewhere.example/x.png}$',
    '$\\text{<img src=x onerror=alert(1)>}$',
    '$\\style{background:url(https://elsewhere.example)}{x}$',
    '$\\def\\a{\\a\\a}\\a$',
    '$\\rule{9999em}{9999em}$',
  ])('lets no formula do anything but be read: %s', async (source) => {
    const html = await render(source);
    const elements = html.replaceAll(/<annotation.*?<\/annotation>/gs, '');
    expect(elements).not.toMatch(/<(?:a|img)\b|<[^>]*(?:\b(?:href|src)=|danger|url\(|"\d{3,}em)/i);
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
