import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { portOf } from './local-postgres.ts';

export interface LocalMailServer {
  port: number;
  stop(): Promise<void>;
}

/**
 * Starts an SMTP server on loopback and a free port.
 * @param onMail called with each mail; the server accepts the mail when it returns and refuses it when it throws
 */
export async function startLocalMailServer(
  onMail: (mail: Email) => void,
): Promise<LocalMailServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        PostalMime.parse(Buffer.concat(chunks))
          .then(onMail)
          .then(() => done(), done);
      });
    },
  });
  // A client that is killed breaks its connection off.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: portOf(server.server),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
