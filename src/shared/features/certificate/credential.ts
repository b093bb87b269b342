import { didOf, statusEntry } from './rules.ts';
import type { CertificateSharing, PassedQuiz } from './schema.ts';

/** The site that issues credentials. */
export interface Issuer {
  publicUrl: string;
  siteName: string;
  /** The path of the uploaded logo. */
  logo: string | null;
}

interface Issued {
  publicId: string;
  subjectId: string;
  statusIndex: number;
  versionId: number;
  seriesId: number | null;
  title: string;
  description: string;
  language: string;
  quizzes: readonly PassedQuiz[];
  name: string;
  sharing: CertificateSharing;
  awardedAt: Date;
}

const contexts = {
  credentials: 'https://www.w3.org/ns/credentials/v2',
  badges: 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
};

/** The address of a credential, which is its id as well. */
const credentialAddress = (publicUrl: string, id: string): string =>
  `${publicUrl}/api/certificates/${id}/credential`;

const statusListAddress = (publicUrl: string, list: number): string =>
  `${publicUrl}/api/certificate-status/${list}`;

/** Who issues, as the profile of Open Badges. */
const profileOf = ({ publicUrl, siteName, logo }: Issuer) => ({
  id: didOf(publicUrl),
  type: ['Profile'],
  name: siteName,
  url: publicUrl,
  image: { id: new URL(logo ?? '/icon-512.png', publicUrl).href, type: 'Image' },
});

/** A certificate as a credential of Open Badges 3.0, with the claims that a JWT has of it. No mail address is in it. */
export function badgeCredential(certificate: Issued, issuer: Issuer) {
  const { publicUrl } = issuer;
  const id = credentialAddress(publicUrl, certificate.publicId);
  const { list, index } = statusEntry(certificate.statusIndex);
  const statusListCredential = statusListAddress(publicUrl, list);
  const subject = `urn:uuid:${certificate.subjectId}`;
  return {
    '@context': [contexts.credentials, contexts.badges],
    id,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: certificate.title,
    issuer: profileOf(issuer),
    validFrom: certificate.awardedAt.toISOString(),
    credentialSubject: {
      id: subject,
      type: ['AchievementSubject'],
      ...(certificate.sharing === 'named'
        ? {
            identifier: [
              {
                type: 'IdentityObject',
                hashed: false,
                identityHash: certificate.name,
                identityType: 'name',
              },
            ],
          }
        : {}),
      achievement: achievementOf(certificate, issuer),
    },
    credentialStatus: {
      id: `${statusListCredential}#${index}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: String(index),
      statusListCredential,
    },
    ...claims(id, subject, { publicUrl, from: certificate.awardedAt }),
  };
}

/** A credential is in the language of its series; only this sentence is English. */
function achievementOf(certificate: Issued, { publicUrl }: Issuer) {
  const { versionId, seriesId, title, description, quizzes } = certificate;
  const titles = quizzes.map((quiz) => `“${quiz.title}”`).join(', ');
  const narrative = `Passed every quiz of the series: ${titles}.`;
  const series = seriesId === null ? '/series' : `/series?series=${seriesId}`;
  return {
    id: `${publicUrl}${series}#version-${versionId}`,
    type: ['Achievement'],
    achievementType: 'CertificateOfCompletion',
    name: title,
    description: description || narrative,
    inLanguage: certificate.language,
    criteria: { narrative },
  };
}

/** The credential of a status list. */
export function statusListCredential(
  { list, encodedList }: { list: number; encodedList: string },
  { publicUrl }: Issuer,
  now: Date,
) {
  const id = statusListAddress(publicUrl, list);
  const subject = `${id}#list`;
  return {
    '@context': [contexts.credentials],
    id,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: didOf(publicUrl),
    validFrom: now.toISOString(),
    credentialSubject: {
      id: subject,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      encodedList,
    },
    ...claims(id, subject, { publicUrl, from: now }),
  };
}

const claims = (
  jti: string,
  sub: string,
  { publicUrl, from }: { publicUrl: string; from: Date },
) => ({ iss: didOf(publicUrl), jti, sub, nbf: Math.floor(from.getTime() / 1000) });

interface PublicKey {
  kid: string;
  kty: string;
  crv: string;
  x: string;
}

/** The DID document of the site: the keys with which its credentials are verified. */
export function didDocument(publicUrl: string, keys: readonly PublicKey[]) {
  const id = didOf(publicUrl);
  const methods = keys.map(({ kid, kty, crv, x }) => ({
    id: `${id}#${kid}`,
    type: 'JsonWebKey2020',
    controller: id,
    publicKeyJwk: { kty, crv, x, kid },
  }));
  return {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/suites/jws-2020/v1'],
    id,
    verificationMethod: methods,
    assertionMethod: methods.map((method) => method.id),
  };
}
