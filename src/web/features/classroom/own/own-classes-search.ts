import { searchParams, trimmedText } from '#web/search-params.ts';

const shortText = trimmedText(8);

/** The code of a class in a link; what cannot be a code is left out. */
function joinCode(value: unknown): string | undefined {
  const code = shortText(value);
  return code && /^[a-z\d]{8}$/i.test(code) ? code : undefined;
}

export const ownClassesSearch = searchParams({ code: joinCode });
