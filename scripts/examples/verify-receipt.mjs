// Verifies a receipt: node verify-receipt.mjs RECEIPT.json KEYS.json
// KEYS.json is what the site answers at /api/receipt-keys. This script uses nothing but Node.js.
import { createHash, createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';

const [receipt, { keys }] = process.argv
  .slice(2, 4)
  .map((file) => JSON.parse(readFileSync(file, 'utf8')));
const key = keys.find(({ kid }) => kid === receipt.keyId);
if (!key) throw new Error('The receipt is signed with a key that the site does not have.');
const signed = Buffer.from(receipt.lines.join('\n'));
const signature = Buffer.from(receipt.signature, 'base64url');
if (!verify(null, signed, createPublicKey({ key, format: 'jwk' }), signature))
  throw new Error('The signature is not valid: the receipt was changed.');

const [head, ...events] = receipt.lines.map((line) => JSON.parse(line));
let hash = '';
for (const [index, event] of events.entries()) {
  if (event.previous !== hash || event.attempt !== head.attempt || event.number !== index + 1)
    throw new Error(`Event ${index + 1} does not follow the one before.`);
  hash = createHash('sha256')
    .update(receipt.lines[index + 1])
    .digest('hex');
}
if (hash !== head.lastHash || events.length !== head.events) throw new Error('Events are missing.');
console.log(`Valid: attempt ${head.attempt}, ${head.quiz.title}, ${events.length} events.`);
