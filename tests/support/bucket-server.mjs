// An S3-compatible server, which checks signatures, as a process of its own: node bucket-server.mjs FOLDER BUCKET PORT
import S3rver from '@20minutes/s3rver';

const [directory, name, port] = process.argv.slice(2);
const { port: chosen } = await new S3rver({
  directory,
  address: '127.0.0.1',
  port: Number(port),
  silent: true,
  vhostBuckets: false,
  configureBuckets: [{ name }],
}).run();
console.log(chosen);
