declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** An exam: shown without the site's header and footer, and opened only when its person asks for it. */
    isBare?: true;
  }
}

/** Whether the page on screen is shown without the site's header and footer. */
export const isBare = (matches: readonly { staticData: { isBare?: true } }[]): boolean =>
  matches.some(({ staticData }) => staticData.isBare);
