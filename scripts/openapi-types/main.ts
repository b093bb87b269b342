import { text } from 'node:stream/consumers';
import openapiTS, { astToString } from 'openapi-typescript';

/** Reads an OpenAPI document from standard input and writes its TypeScript types to standard output. */
const nodes = await openapiTS(await text(process.stdin), { defaultNonNullable: false });
process.stdout.write(astToString(nodes));
