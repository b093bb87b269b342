/** Where to go after signing in: a path on this site, or home. */
export function safeReturnPath(path: string | undefined): string {
  const here = 'https://here.invalid';
  if (!path?.startsWith('/') || !URL.canParse(path, here)) return '/';
  const { origin, pathname, search, hash } = new URL(path, here);
  // A path that begins with two slashes, as `/.//elsewhere` comes out, names another site.
  const isOurs = origin === here && !pathname.startsWith('//');
  return isOurs && pathname !== '/auth' ? `${pathname}${search}${hash}` : '/';
}
