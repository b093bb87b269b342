/** The text for members who are not administrators. */
export const blogDenied = 'Access Denied - You need admin privileges to access this page.';
