import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markFormulas } from '#web/ui/markdown/formulas.ts';

describe('the formulas of a text', () => {
  it.each([
    ['Solve $x^2 = 4$.', 'Solve $x^2 = 4$.'],
    ['$5$ apples', '$5$ apples'],
    ['$$\\frac12$$', '$$\n\\frac12\n$$'],
    ['so $$\\frac12$$ then', 'so \n$$\n\\frac12\n$$\n then'],
    ['- so $$x$$', '- so $$x$$'],
    ['| $$x$$ |', '| $$x$$ |'],
    ['1. $$x$$', '1. $$x$$'],
    ['$$\nx\n$$', '$$\nx\n$$'],
    ['It costs $5 and $x$ is free', 'It costs \\$5 and $x$ is free'],
    ['$x$ or `$y$` or\n```\n$z$\n```\n$w$', '$x$ or `$y$` or\n```\n$z$\n```\n$w$'],
    ['$x$ and `a $ b', '$x$ and `a \\$ b'],
    ['pay \\$5, $x$', 'pay \\$5, $x$'],
    ['$a = \\$5$', '$a = \\textdollar 5$'],
    ['$x$ and $$$', '$x$ and \\$\\$\\$'],
  ])('are marked in %j', (text, marked) => {
    expect(markFormulas(text)).toBe(marked);
  });

  it.each([
    'It costs $5 or $10.',
    'From $5 to $10, not 20$',
    'US$ 5 and A$ 7',
    'only one $ here',
    '$ x $',
    '$x\n\ny$',
    '`$x$`',
    '~~~\n$x$\n~~~',
    '\\$x$',
    '$$ $$',
    'none',
  ])('are not seen in %j', (text) => {
    expect(markFormulas(text)).toBeUndefined();
  });

  it('are found in linear time', () => {
    for (const piece of ['$', '`', '$a ', '``` ', '$x$', '$$x', '\\$', '`` ` ``` ', '~~~\n']) {
      const text = piece.repeat(200_000 / piece.length);
      // Processor time, because elapsed time would include other programs.
      const began = process.cpuUsage();
      markFormulas(`${text}$x$`);
      expect(process.cpuUsage(began).user, piece).toBeLessThan(2_000_000);
    }
  });

  it('a text without a dollar sign outside its formulas is not changed', () => {
    const word = fc.constantFrom('a', 'b c', '*d*', '\n', '`e`', ' ');
    const math = fc.constantFrom('$x$', '$x^2$ ', '$\\frac{1}{2}$ z');
    fc.assert(
      fc.property(fc.array(fc.oneof(word, math)), (pieces) => {
        const text = pieces.join(' ');
        const marked = markFormulas(text);
        if (marked !== undefined) expect(marked).toBe(text);
      }),
    );
  });
});
