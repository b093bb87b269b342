import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { badgeCredential } from '#shared/features/certificate/credential.ts';
import {
  didOf,
  isSameVersion,
  readPasted,
  statusBits,
  statusEntry,
  statusListLength,
} from '#shared/features/certificate/rules.ts';

const site = 'https://quiz.example';
const id = '0b9a5f0e-3c1f-4a55-9d0e-6a4f1f2b3c4d';

describe('what was pasted', () => {
  test.each([
    [id, { is: 'certificate', id }],
    [id.toUpperCase(), { is: 'certificate', id }],
    [`${site}/de/certificate/${id}?x=1`, { is: 'certificate', id }],
    [`https://other.example/certificate/${id}`, { is: 'other-site' }],
    [`https://quiz.example.evil.example/certificate/${id}`, { is: 'other-site' }],
    ['hello', { is: 'unreadable' }],
    [' ey.Jh\n.b-_ ', { is: 'credential', jwt: 'ey.Jh.b-_' }],
  ])('%j is read', (text, expected) => {
    expect(readPasted(text, site)).toEqual(expected);
  });
});

test('the DID of a site has its host, with the port encoded', () => {
  expect(didOf(site)).toBe('did:web:quiz.example');
  expect(didOf('https://localhost:8443')).toBe('did:web:localhost%3A8443');
});

describe('a status list', () => {
  test('has a bit for each index, set unless its certificate is valid', () => {
    const bits = statusBits(statusListLength, [0, 9, statusListLength - 1]);
    expect(bits).toHaveLength(16_384);
    expect([bits[0], bits[1], bits[2], bits.at(-1)]).toEqual([0b01111111, 0b10111111, 255, 254]);
  });

  test('has no bit set for indexes that were not given out yet', () => {
    const bits = statusBits(10, [0, 9]);
    expect([bits[0], bits[1], bits[2], bits.at(-1)]).toEqual([0b01111111, 0b10000000, 0, 0]);
    expect(new Set(statusBits(0, []))).toEqual(new Set([0]));
  });

  test('has, however many indexes were given out, a bit for exactly those without a valid certificate', () => {
    const indexes = fc.nat({ max: 40 });
    fc.assert(
      fc.property(indexes, fc.array(indexes), (given, numbers) => {
        const valid = new Set(numbers.filter((index) => index < given));
        const read = Array.from(statusBits(given, valid).subarray(0, 6), (byte) =>
          byte.toString(2).padStart(8, '0'),
        ).join('');
        const expected = Array.from({ length: 48 }, (_, index) =>
          index < given && !valid.has(index) ? '1' : '0',
        ).join('');
        expect(read).toBe(expected);
      }),
    );
  });

  test('is followed by another when it is full', () => {
    expect(statusEntry(statusListLength - 1)).toEqual({ list: 0, index: statusListLength - 1 });
    expect(statusEntry(statusListLength)).toEqual({ list: 1, index: 0 });
  });
});

test('a version of a series is another one when its title or its quizzes change', () => {
  const quiz = { quizId: 1, title: 'A', language: 'en' };
  const version = { title: 'T', description: '', language: 'en', quizzes: [quiz] };
  expect(isSameVersion(version, structuredClone(version))).toBe(true);
  expect(isSameVersion(version, { ...version, title: 'U' })).toBe(false);
  expect(isSameVersion(version, { ...version, quizzes: [] })).toBe(false);
  expect(isSameVersion(version, { ...version, quizzes: [{ ...quiz, quizId: 2 }] })).toBe(false);
  const two = { ...version, quizzes: [quiz, { ...quiz, quizId: 2 }] };
  expect(isSameVersion(two, { ...two, quizzes: two.quizzes.toReversed() })).toBe(false);
  expect(isSameVersion(two, { ...two, quizzes: [quiz, quiz] })).toBe(false);
});

describe('the credential of a certificate', () => {
  const certificate = {
    ...{ publicId: id, subjectId: '1b9a5f0e-3c1f-4a55-9d0e-6a4f1f2b3c4d', statusIndex: 5 },
    ...{ versionId: 7, seriesId: 3, title: 'Rivers', description: '', language: 'en' },
    quizzes: [{ quizId: 1, title: 'Of Europe', language: 'en' }],
    name: 'Ada Lovelace',
    awardedAt: new Date('2027-01-02T03:04:05Z'),
  };
  const issuer = { publicUrl: site, siteName: 'Quiz', logo: null };

  test('follows Open Badges 3.0', () => {
    const credential = badgeCredential({ ...certificate, sharing: 'named' }, issuer);
    expect(credential).toMatchObject({
      '@context': [
        'https://www.w3.org/ns/credentials/v2',
        'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
      ],
      type: ['VerifiableCredential', 'OpenBadgeCredential'],
      issuer: { id: 'did:web:quiz.example', type: ['Profile'], name: 'Quiz', url: site },
      validFrom: '2027-01-02T03:04:05.000Z',
      credentialSubject: {
        type: ['AchievementSubject'],
        identifier: [{ identityHash: 'Ada Lovelace', identityType: 'name', hashed: false }],
        achievement: {
          type: ['Achievement'],
          name: 'Rivers',
          criteria: { narrative: 'Passed every quiz of the series: “Of Europe”.' },
        },
      },
      credentialStatus: { type: 'BitstringStatusListEntry', statusListIndex: '5' },
      iss: 'did:web:quiz.example',
      jti: `${site}/api/certificates/${id}/credential`,
      sub: `urn:uuid:${certificate.subjectId}`,
      nbf: Date.parse('2027-01-02T03:04:05Z') / 1000,
    });
  });

  test('has no name where it is hidden', () => {
    for (const sharing of ['unnamed', 'private'] as const)
      expect(JSON.stringify(badgeCredential({ ...certificate, sharing }, issuer))).not.toContain(
        'Lovelace',
      );
  });
});
