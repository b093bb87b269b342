// x509 needs it, and before itself.
import 'reflect-metadata';
import { createServer } from 'node:https';
import { SubjectAlternativeNameExtension, X509CertificateGenerator } from '@peculiar/x509';
import type { FastifyInstance } from 'fastify';
import { portOf } from '#scripts/local-postgres.ts';

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };

/** A certificate for `localhost` that signs itself, and its key. */
export async function makeCertificate() {
  const keys = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const certificate = await X509CertificateGenerator.createSelfSigned(
    {
      name: 'CN=localhost',
      notBefore: new Date(Date.now() - 60_000),
      notAfter: new Date(Date.now() + 3_600_000),
      signingAlgorithm: algorithm,
      keys,
      extensions: [new SubjectAlternativeNameExtension([{ type: 'dns', value: 'localhost' }])],
    },
    crypto,
  );
  const der = Buffer.from(await crypto.subtle.exportKey('pkcs8', keys.privateKey));
  const key = `-----BEGIN PRIVATE KEY-----\n${der.toString('base64')}\n-----END PRIVATE KEY-----\n`;
  return { cert: certificate.toString('pem'), key };
}

/** Serves an app by https on loopback; the app may be built once the address is known. */
export async function openHttpsFront() {
  const { cert, key } = await makeCertificate();
  let app: FastifyInstance | undefined;
  const server = createServer({ cert, key }, async (request, response) => {
    const answer = await app?.inject({ method: 'GET', url: request.url ?? '/' });
    response.writeHead(answer?.statusCode ?? 503, answer?.headers).end(answer?.rawPayload);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `https://localhost:${portOf(server)}`,
    cert,
    serve: (served: FastifyInstance) => {
      app = served;
    },
    close: () => server.close(),
  };
}
