/** The token in the address of a secret link. */
export const tokenOf = (address: string | URL): string =>
  new URLSearchParams(new URL(address).hash.slice(1)).get('token') ?? '';
