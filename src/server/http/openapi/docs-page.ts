import { escaped } from '#server/kernel/escaped.ts';
import { dark, light, type Token } from '#shared/kernel/colors.ts';
import { exampleOf } from './examples.ts';
import { resolveAnswer } from './refusals.ts';
import { type JsonSchema, resolveRef } from './schemas.ts';
import type { ApiDocument, ApiOperation, Schemas } from './shapes.ts';

interface Call {
  path: string;
  method: string;
  operation: ApiOperation;
}

/** Renders the document as an HTML page without scripts and external files. */
export function renderApiDocs(document: ApiDocument): string {
  const { info, tags } = document;
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Call => ({ path, method, operation })),
  );
  const groups = tags
    .map(({ name, description }) => ({
      name,
      description,
      calls: calls.filter(({ operation }) => operation.tags.includes(name)),
    }))
    .filter((group) => group.calls.length > 0);
  return `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>The API of ${escaped(info.title)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml"><style>${sheet}</style></head>
<body><a class="skip" href="#calls">Skip to the calls</a>
<header><a href="/">${escaped(info.title)}</a><a href="/api/openapi.json">openapi.json</a></header>
<div class="columns"><nav aria-label="Calls">${groups.map(renderIndex).join('')}</nav>
<main id="calls"><h1>The API of ${escaped(info.title)}</h1>${renderIntroduction(info.description)}
${groups
  .map(
    ({ name, description, calls }) =>
      `<section><h2 id="${slug(name)}">${escaped(name)}</h2><p>${escaped(description)}</p>
${calls.map((call) => renderCall(call, document)).join('')}</section>`,
  )
  .join('')}</main></div></body></html>`;
}

function renderIndex({ name, calls }: { name: string; calls: Call[] }): string {
  const entries = calls.map(
    ({ path, method, operation }) =>
      `<li><a href="#${operation.operationId}"><b class="${method}">${method.toUpperCase()}</b> ${breakable(path)}</a></li>`,
  );
  return `<h2><a href="#${slug(name)}">${escaped(name)}</a></h2><ul>${entries.join('')}</ul>`;
}

/** Renders the Markdown that the introduction uses: paragraphs, `code` and **strong**. */
function renderIntroduction(text: string): string {
  return text
    .split('\n\n')
    .map((paragraph) => `<p>${inline(paragraph)}</p>`)
    .join('');
}

const inline = (text: string) =>
  escaped(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>');

function renderCall({ path, method, operation }: Call, document: ApiDocument): string {
  const { schemas } = document.components;
  const { operationId, summary, security, parameters, requestBody } = operation;
  const responses = Object.entries(operation.responses).map(
    ([code, answer]) => [code, resolveAnswer(answer, document)] as const,
  );
  const who = operation.description ?? (security.length > 0 ? 'For members.' : 'For everyone.');
  const body = requestBody?.content['application/json'];
  const [status = '200', answer] = responses.find(([code]) => code.startsWith('2')) ?? [];
  const result = answer?.content?.['application/json'];
  const refusals = responses.filter(([code]) => code.startsWith('4') || code.startsWith('5'));
  return `<article id="${operationId}"><h3><b class="${method}">${method.toUpperCase()}</b> <a href="#${operationId}">${breakable(path)}</a></h3>
<p>${escaped(summary)}. <small>${escaped(who)}</small></p>
${
  parameters.length > 0
    ? renderFields(
        'Parameters',
        parameters.map((each) => ({ ...each, note: `in the ${each.in}` })),
        schemas,
      )
    : ''
}
${body ? renderFields('Body', fieldsOf(body.schema, schemas), schemas) + renderJson('Body, for example', body.example) : ''}
${result ? renderFields(`Answer ${status}`, fieldsOf(result.schema, schemas), schemas) + renderJson('Answer, for example', result.example ?? exampleOf(result.schema, schemas)) : ''}
<p class="refusals">Refusals: ${refusals.map(([code, { description }]) => `<span title="${escaped(description)}">${code} ${escaped(description.toLowerCase())}</span>`).join(', ')}</p></article>`;
}

interface Field {
  name: string;
  schema: JsonSchema;
  required: boolean;
  note?: string;
}

function fieldsOf(schema: JsonSchema, schemas: Schemas): Field[] {
  const { properties, required = [], items, allOf, anyOf, oneOf } = resolveRef(schema, schemas);
  if (items && typeof items === 'object' && !Array.isArray(items)) return fieldsOf(items, schemas);
  const parts = [allOf, anyOf, oneOf]
    .flatMap((each) => each ?? [])
    .flatMap((part) => (typeof part === 'object' ? fieldsOf(part, schemas) : []));
  const own = Object.entries(properties ?? {}).flatMap(([name, field]): Field[] =>
    typeof field === 'object' ? [{ name, schema: field, required: required.includes(name) }] : [],
  );
  const known = new Set<string>();
  return [...parts, ...own].filter(({ name }) => !known.has(name) && known.add(name));
}

function renderFields(title: string, fields: Field[], schemas: Schemas): string {
  if (fields.length === 0) return '';
  const rows = fields.map(({ name, schema, required, note }) => {
    const about = [
      note,
      schema.description ?? resolveRef(schema, schemas).description,
      boundsOf(schema),
    ];
    return `<tr><th scope="row"><code>${escaped(name)}</code></th><td>${escaped(typeName(schema, schemas))}${required ? '' : ' <small>optional</small>'}</td><td>${inline(about.filter(Boolean).join('; '))}</td></tr>`;
  });
  return `<details${title === 'Parameters' ? ' open' : ''}><summary>${escaped(title)}</summary><table><tbody>${rows.join('')}</tbody></table></details>`;
}

function typeName(schema: JsonSchema, schemas: Schemas): string {
  const {
    type,
    enum: choices,
    items,
    anyOf,
    oneOf,
    const: only,
    format,
  } = resolveRef(schema, schemas);
  const branches = anyOf ?? oneOf;
  if (branches) {
    const names = branches.map((each) => (typeof each === 'object' ? typeName(each, schemas) : ''));
    return [...new Set(names)].filter((name) => name !== '""').join(' or ');
  }
  if (only !== undefined) return JSON.stringify(only);
  if (choices) return choices.map((choice) => JSON.stringify(choice)).join(', ');
  if (type === 'array') {
    const inner = items && typeof items === 'object' && !Array.isArray(items) ? items : {};
    return `list of ${typeName(inner, schemas)}`;
  }
  const plain = [type ?? 'anything'].flat().join(' or ');
  return format ? `${plain} (${format})` : plain;
}

function boundsOf({ minimum, maximum, minLength, maxLength, default: preset }: JsonSchema): string {
  return [
    minimum === undefined ? '' : `at least ${minimum}`,
    maximum === undefined ? '' : `at most ${maximum}`,
    minLength === undefined ? '' : `at least ${minLength} characters`,
    maxLength === undefined ? '' : `at most ${maxLength} characters`,
    preset === undefined ? '' : `\`${JSON.stringify(preset)}\` when left out`,
  ]
    .filter(Boolean)
    .join(', ');
}

function renderJson(title: string, value: unknown): string {
  return `<details><summary>${escaped(title)}</summary><pre tabindex="0"><code>${escaped(JSON.stringify(value, null, 2))}</code></pre></details>`;
}

const slug = (name: string) => `about-${name.toLowerCase().replace(/\W+/g, '-')}`;

const breakable = (path: string) => escaped(path).replaceAll('/', '<wbr>/');

const colorsOf = (tokens: Record<Token, string>) =>
  `--paper: ${tokens.paper}; --card: ${tokens.card}; --sunken: ${tokens.sunken}; --line: ${tokens.line}; --ink: ${tokens.ink};
  --ink-soft: ${tokens.inkSoft}; --pen: ${tokens.pen}; --pass: ${tokens.pass}; --fail: ${tokens.fail}; --marigold: ${tokens.marigoldText}`;

const sheet = `
:root { ${colorsOf(light)} }
@media (prefers-color-scheme: dark) { :root { ${colorsOf(dark)} } }
* { box-sizing: border-box }
html { scroll-padding-block-start: 4.5rem }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.55 system-ui, sans-serif }
a { color: var(--pen); text-underline-offset: .2em }
:focus-visible { outline: 2px solid var(--pen); outline-offset: 2px }
.skip { position: absolute; inset-inline-start: -999rem }
.skip:focus { inset: .5rem auto auto .5rem; background: var(--card); padding: .75rem; z-index: 2 }
header { position: sticky; inset-block-start: 0; z-index: 1; display: flex; justify-content: space-between; gap: 1rem;
  padding: .9rem 1.25rem; background: var(--card); border-block-end: 1px solid var(--line); font-weight: 600 }
.columns { display: grid; max-inline-size: 84rem; margin-inline: auto }
nav { padding: 1rem 1.25rem; font-size: .875rem }
nav h2 { margin: 1.25rem 0 .25rem; font-size: .95rem }
nav h2 a { color: inherit; text-decoration: none }
nav ul { margin: 0; padding: 0; list-style: none }
nav li a { display: block; padding: .3rem 0; text-decoration: none; overflow-wrap: anywhere }
main { min-inline-size: 0; padding: 1rem 1.25rem 6rem }
h1 { font-size: 2rem; line-height: 1.2 }
article { margin-block: 1rem; padding: 1rem 1.25rem; background: var(--card); border: 1px solid var(--line); border-radius: 12px }
article:target { border-color: var(--pen) }
h3 { margin: 0; font: 600 1rem/1.4 ui-monospace, monospace; overflow-wrap: anywhere }
h3 a { color: inherit; text-decoration: none }
b { font: 700 .75rem ui-monospace, monospace; color: var(--pen) }
b.post { color: var(--pass) } b.put, b.patch { color: var(--marigold) } b.delete { color: var(--fail) }
small, .refusals { color: var(--ink-soft); font-size: .875rem }
details { margin-block: .5rem; border-block-start: 1px solid var(--line); padding-block-start: .5rem }
summary { cursor: pointer; font-weight: 600; padding-block: .4rem }
table { inline-size: 100%; border-collapse: collapse; font-size: .9rem }
th, td { padding: .35rem .5rem .35rem 0; text-align: start; vertical-align: top; overflow-wrap: anywhere }
th { inline-size: 30%; font-weight: 400 } td:nth-child(2) { inline-size: 30% }
pre { overflow-x: auto; margin: 0; padding: 1rem; background: var(--sunken); border-radius: 8px; font-size: .85rem }
code { font-family: ui-monospace, monospace; font-size: .9em }
@media (width >= 62em) { .columns { grid-template-columns: 20rem minmax(0, 1fr) }
  nav { position: sticky; inset-block-start: 3.5rem; max-block-size: calc(100vh - 3.5rem); overflow-y: auto } }
`;
