import { sessionCookie } from '#server/features/account/sessions/mutations.ts';
import { tokenPrefix } from '#shared/features/account/access-token.ts';
import { idempotencyHours } from '#shared/kernel/idempotency-key.ts';
import type { SecurityScheme } from './shapes.ts';

/** One tag per feature. */
export const tags: Record<string, { name: string; description: string }> = {
  account: {
    name: 'Account',
    description: 'Session, profile, and everything about one’s own account.',
  },
  upload: { name: 'Pictures', description: 'Uploaded pictures.' },
  category: { name: 'Categories', description: 'Categories and sub-categories of quizzes.' },
  question: { name: 'Question bank', description: 'All questions of the site, and their tags.' },
  quiz: { name: 'Quizzes', description: 'Quizzes and their questions.' },
  exchange: { name: 'Import and export', description: 'Questions from and for other systems.' },
  attempt: {
    name: 'Attempts',
    description: 'Taking a quiz, results, and when it may be taken again.',
  },
  progress: {
    name: 'Progress and results',
    description:
      'Leaderboard, weekly league, numbers of the whole site, and the results of single quizzes.',
  },
  regrade: { name: 'Regrades', description: 'Grading past answers again after a key was changed.' },
  quality: { name: 'Question quality', description: 'What is wrong with questions.' },
  stars: { name: 'Stars', description: 'What learners think of quizzes.' },
  practice: {
    name: 'Practice',
    description: 'Questions that are asked again, outside of attempts.',
  },
  comment: {
    name: 'Comments',
    description:
      'What learners and authors say about questions; read once the question was answered.',
  },
  explanation: { name: 'Explained results', description: 'How a result came about.' },
  classroom: { name: 'Classes', description: 'Classes, what is assigned to them, and marks.' },
  marking: { name: 'Marking', description: 'Answers that people mark.' },
  invitation: { name: 'Invitations', description: 'Accounts that are opened for others.' },
  series: {
    name: 'Series',
    description: 'Quizzes in an order that builds up. These answers are in snake_case.',
  },
  certificate: {
    name: 'Certificates',
    description:
      'Certificates for series. Their credentials (Open Badges 3.0, signed as a JWT) are at `/api/certificates/{id}/credential`, the list of those that were revoked at `/api/certificate-status/0`, and the keys at `/.well-known/did.json`.',
  },
  achievement: { name: 'Achievements', description: 'What learners have reached.' },
  blog: { name: 'Blog', description: 'Posts to read, and their editing.' },
  testimonial: { name: 'Testimonials', description: 'What learners say, and its review.' },
  contact: { name: 'Contact', description: 'Messages to the people of the site.' },
  setting: { name: 'Settings', description: 'What holds for the whole site.' },
  audit: { name: 'Audit trail', description: 'What administrators have changed.' },
};

/** Rules that apply to all calls. */
export const introduction = `Everything that the app can do, for other programs: the same rules behind plain HTTP and JSON.

**Signing in.** \`POST /api/login\` sets the cookie \`${sessionCookie}\` (behind https \`__Host-${sessionCookie}\`); send it with every call. Calls with a cookie that change something must not carry the \`Origin\` of another site.

**Access tokens** are for programs: create one in the Security section of your profile and send it as \`Authorization: Bearer ${tokenPrefix}…\`. Its scope is \`read\` (only calls that change nothing), \`write\` (all calls of a member) or \`admin\` (also what your roles allow). A call with a token neither reads nor sets cookies. Calls that decide over the account need a session.

**Other sites.** Pages of other sites may read public answers, and call with an access token, without cookies (CORS). Calls with cookies are for this site alone.

**Refusals** are JSON: \`message\` is for people, \`failure\` for programs, \`fields\` has a message per input field. 401: not signed in. 403: signed in, not allowed. 404: not found, or not yours. 409: not possible in the present state. 422: an idempotency key was used for another content. 429: too many requests; \`Retry-After\` says how many seconds to wait.

**Ids** are whole numbers, written plainly. One that could be no row’s answers 400, one that no row has 404. Any call that changes something answers 404 when another call has just removed what it refers to.

**Repeating.** Calls that create something take an \`Idempotency-Key\` of your choice, 16 to 200 visible characters (a UUID is one). When an answer was lost, send the same call with the same key again: it creates nothing more and is answered as the first one was. Keys are remembered for ${idempotencyHours} hours, for each account and call. The same key with other content answers 422.

**Updates** change what they name: a field that is left out stays, null clears it; PUT and PATCH are alike. To overwrite no newer version, send the \`ETag\` of the document as \`If-Match\` (412 when it has changed since), or its \`updatedAt\` as \`loadedUpdatedAt\` (409). In the refusal, \`current\` has who has changed it and when, and the stored \`document\` where a call reads it. Deletions can be guarded in the same way.

**Unknown fields** are ignored with a \`Warning\` header by the calls that older clients make, and refused, at every depth, by the others. A result with \`answers\` but without an open attempt is refused with 409.

**Pages.** Lists answer with an array of at most 500 entries. \`?page=2&perPage=50\` answers with a part of it; \`Link\` names the other pages and \`X-Total-Count\` the size of the whole list.

**Copies.** Public reads carry an \`ETag\`; a call with \`If-None-Match\` answers 304 while nothing has changed.`;

export const securitySchemes: Record<string, SecurityScheme> = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: sessionCookie,
    description: 'Set by `POST /api/login`, `POST /api/register` and `POST /api/auth/firebase`',
  },
  token: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: `${tokenPrefix}…`,
    description: 'A personal access token, created in the Security section of the profile',
  },
};
