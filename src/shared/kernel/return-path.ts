/** The page to open after signing in: a path on this site, or `/`. */
export function safeReturnPath(path: string | undefined): string {
  const here = 'https://here.invalid';
  if (!path?.startsWith('/') || !URL.canParse(path, here)) return '/';
  const { origin, pathname, search, hash } = new URL(path, here);
  // `/.//elsewhere` is parsed as a path that begins with two slashes, which names another site.
  const isOurs = origin === here && !pathname.startsWith('//');
  return isOurs && pathname !== '/auth' ? `${pathname}${search}${hash}` : '/';
}
