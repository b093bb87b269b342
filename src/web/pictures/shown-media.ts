import { createContext, useContext } from 'react';

/** Pictures and sounds that are not stored yet, by the addresses that they will have: what is shown in place of them. */
export const ShownMedia = createContext<ReadonlyMap<string, string>>(new Map());

/** The address from which a picture or sound is loaded. */
export function useShownMedia(address: string): string {
  return useContext(ShownMedia).get(address) ?? address;
}
