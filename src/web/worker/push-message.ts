const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** How a message of the server is shown; a message has to be shown, whatever it says. */
export function shownMessage(message: unknown): { title: string; options: NotificationOptions } {
  const { title, body, path, tag, language }: Record<string, unknown> = { ...Object(message) };
  return {
    title: textOf(title),
    options: {
      body: textOf(body),
      tag: textOf(tag),
      lang: textOf(language),
      dir: 'auto',
      icon: '/apple-touch-icon.png',
      data: textOf(path),
    },
  };
}

/** The page that a message leads to, on this site only. */
export function pageOf(path: unknown, origin: string): string {
  const page = URL.parse(textOf(path), origin);
  return page?.origin === origin ? page.href : origin;
}
