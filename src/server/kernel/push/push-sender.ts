import { createECDH } from 'node:crypto';
import webpush from 'web-push';
import type { PushDevice, PushMessage } from '#shared/features/notice/push.ts';
import { type OutsideOptions, postOutside } from './outside.ts';

const curve = 'prime256v1';

/** A new private key of the site for push services, in base64url. */
export function newPushKey(): string {
  const pair = createECDH(curve);
  pair.generateKeys();
  const key = pair.getPrivateKey();
  return Buffer.concat([Buffer.alloc(32 - key.length), key]).toString('base64url');
}

function publicKeyOf(privateKey: string): string {
  const pair = createECDH(curve);
  pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  return pair.getPublicKey().toString('base64url');
}

/** For how long a push service keeps a message for a device that is off, in seconds. */
const keptFor = 24 * 60 * 60;

export interface PushOptions extends OutsideOptions {
  /** The private key of the site. */
  readKey: () => Promise<string>;
  /** Whom a push service can ask about the messages: an address of a page or of mail. */
  contact: () => string;
}

/** Sends messages to devices by the push services of their browsers. */
export function createPushSender({ readKey, contact, ...outside }: PushOptions) {
  return {
    publicKey: async () => publicKeyOf(await readKey()),
    /**
     * @returns whether the device still takes messages
     * @throws when the message has to be sent again later
     */
    async send({ endpoint, ...keys }: PushDevice, message: PushMessage): Promise<boolean> {
      const privateKey = await readKey();
      const { headers, body } = webpush.generateRequestDetails(
        { endpoint, keys },
        JSON.stringify(message),
        {
          vapidDetails: { subject: contact(), publicKey: publicKeyOf(privateKey), privateKey },
          ...{ TTL: keptFor, contentEncoding: 'aes128gcm' as const, urgency: 'normal' as const },
        },
      );
      const status = await postOutside(
        { url: endpoint, headers: { ...headers }, body: body ?? Buffer.alloc(0) },
        outside,
      );
      if (status === 404 || status === 410) return false;
      if (status >= 200 && status < 300) return true;
      throw new Error(`The push service answered ${status}`);
    },
  };
}

export type PushSender = ReturnType<typeof createPushSender>;
