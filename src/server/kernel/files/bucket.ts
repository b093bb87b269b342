import { z } from 'zod';

/** A bucket of an S3-compatible server, and the key that reads and writes it. */
export interface Bucket {
  /** The address of the bucket, with a prefix of the names in it if there is one; without a slash at the end. */
  address: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const shape = 'must look like https://KEY:SECRET@HOST/BUCKET?region=REGION';

/** Reads `S3_URL`. The key and the secret are percent-encoded, as in every address. */
export const BucketUrl = z.string().transform((text, ctx): Bucket => {
  const refused = () => {
    ctx.addIssue({ code: 'custom', message: shape });
    return z.NEVER;
  };
  if (!URL.canParse(text)) return refused();
  const { protocol, username, password, origin, pathname, searchParams, hash } = new URL(text);
  const known = [...searchParams.keys()].every((name) => name === 'region');
  const isPath = /^(?:\/[a-zA-Z\d][\w.-]*)+\/?$/.test(pathname);
  const [accessKeyId, secretAccessKey] = [decoded(username), decoded(password)];
  if (!/^https?:$/.test(protocol) || !accessKeyId || !secretAccessKey || !isPath || !known || hash)
    return refused();
  return {
    address: origin + pathname.replace(/\/$/, ''),
    region: searchParams.get('region') || 'us-east-1',
    accessKeyId,
    secretAccessKey,
  };
});

/** Undefined for a text that is not percent-encoded, such as `50%`. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
