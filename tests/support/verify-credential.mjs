import { decodeList, getCredentialStatus } from '@digitalbazaar/vc-bitstring-status-list';
import { verifyJWT } from 'did-jwt';
import { Resolver } from 'did-resolver';
import { getResolver } from 'web-did-resolver';

/**
 * Verifies a credential with libraries that know nothing of this product, as a process of its own: it reads the keys and
 * the status list by https. Prints `valid`, `revoked`, or why it is not genuine.
 */
const [jwt = ''] = process.argv.slice(2);
const resolver = new Resolver(getResolver());

async function verdict() {
  const { payload: credential } = await verifyJWT(jwt, {
    resolver,
    proofPurpose: 'assertionMethod',
  });
  const { statusListCredential, statusListIndex } = getCredentialStatus({
    credential,
    statusPurpose: 'revocation',
  });
  const answer = await fetch(statusListCredential);
  if (answer.headers.get('content-type') !== 'application/vc+jwt') return 'no status list';
  const list = await verifyJWT(await answer.text(), { resolver, proofPurpose: 'assertionMethod' });
  if (list.issuer !== credential.iss) return 'the list has another issuer';
  const { encodedList } = list.payload.credentialSubject;
  const isRevoked = (await decodeList({ encodedList })).getStatus(Number(statusListIndex));
  return isRevoked ? 'revoked' : 'valid';
}

console.log(await verdict().catch((error) => `not genuine: ${String(error)}`));
