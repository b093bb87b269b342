declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** An exam: shown without header and footer, and not opened again when the page reloads for another account. */
    isBare?: true;
  }
}

/** Whether the page on screen is shown without the site's header and footer. */
export const isBare = (matches: readonly { staticData: { isBare?: true } }[]): boolean =>
  matches.some(({ staticData }) => staticData.isBare);
