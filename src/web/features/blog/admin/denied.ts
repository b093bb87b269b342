/** What somebody reads here who is no administrator. */
export const blogDenied = 'Access Denied - You need admin privileges to access this page.';
