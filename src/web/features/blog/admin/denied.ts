/** What a person reads here who is not an administrator. */
export const blogDenied = 'Access Denied - You need admin privileges to access this page.';
