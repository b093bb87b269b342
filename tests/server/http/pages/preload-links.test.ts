import { expect, test } from 'vitest';
import { preloadLinks } from '#server/http/pages/preload-links.ts';

test('the style sheets and scripts of the head are announced in their order, and nothing else', () => {
  const html = `<!DOCTYPE html><html><head>
    <link rel="stylesheet" href="/assets/app-1.css" data-precedence="default"/>
    <link rel="modulepreload" href="/assets/app-2.js" fetchPriority="low"/>
    <link rel="icon" href="/favicon.svg"/><link rel="canonical" href="https://quiz.example/"/>
    <link rel="stylesheet" href="https://other.example/assets/app.css"/>
    </head><body><link rel="stylesheet" href="/assets/later.css"/></body></html>`;
  expect(preloadLinks(html)).toBe(
    '</assets/app-1.css>; rel=preload; as=style, </assets/app-2.js>; rel=modulepreload; fetchpriority=low',
  );
});

test('a page without built files has no such header', () => {
  expect(preloadLinks('<!DOCTYPE html><html><head></head><body></body></html>')).toBeUndefined();
});

test('of many files the first are named, since proxies refuse long headers', () => {
  const files = Array.from({ length: 130 }, (_, index) => `/assets/app-${index}.js`);
  const links = files.map(
    (file) => `<link rel="modulepreload" href="${file}" fetchPriority="low"/>`,
  );
  const header = preloadLinks(`<head>${links.join('')}</head>`) ?? '';
  expect(header.length).toBeLessThanOrEqual(1500);
  const named = header
    .split(', ')
    .map((link) => /^<(.+)>; rel=modulepreload; fetchpriority=low$/.exec(link)?.[1]);
  expect(named.length).toBeGreaterThan(20);
  expect(named).toEqual(files.slice(0, named.length));
});
