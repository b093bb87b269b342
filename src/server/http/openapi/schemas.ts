import { z } from 'zod';
import * as accessToken from '#shared/features/account/access-token.ts';
import * as people from '#shared/features/account/people.ts';
import * as account from '#shared/features/account/schema.ts';
import * as secondFactor from '#shared/features/account/second-factor.ts';
import * as achievement from '#shared/features/achievement/schema.ts';
import * as challenges from '#shared/features/attempt/challenges.ts';
import * as attemptEvents from '#shared/features/attempt/events.ts';
import * as attempt from '#shared/features/attempt/schema.ts';
import * as sharing from '#shared/features/attempt/sharing.ts';
import * as supervision from '#shared/features/attempt/supervision.ts';
import * as audit from '#shared/features/audit/schema.ts';
import * as blog from '#shared/features/blog/schema.ts';
import * as categoryMerging from '#shared/features/category/merging.ts';
import * as category from '#shared/features/category/schema.ts';
import * as certificates from '#shared/features/certificate/schema.ts';
import * as classAssignments from '#shared/features/classroom/assignments/schema.ts';
import * as classExceptions from '#shared/features/classroom/exceptions.ts';
import * as gradebook from '#shared/features/classroom/gradebook/schema.ts';
import * as classInvitations from '#shared/features/classroom/invitations.ts';
import * as classLive from '#shared/features/classroom/live.ts';
import * as classroom from '#shared/features/classroom/schema.ts';
import * as classTeachers from '#shared/features/classroom/teachers.ts';
import * as comment from '#shared/features/comment/schema.ts';
import * as contact from '#shared/features/contact/schema.ts';
import * as exchange from '#shared/features/exchange/schema.ts';
import * as explanation from '#shared/features/explanation/schema.ts';
import * as invitation from '#shared/features/invitation/schema.ts';
import * as marking from '#shared/features/marking/schema.ts';
import * as bookmarks from '#shared/features/practice/bookmarks/schema.ts';
import * as daily from '#shared/features/practice/daily/schema.ts';
import * as league from '#shared/features/progress/league.ts';
import * as results from '#shared/features/progress/results.ts';
import * as progress from '#shared/features/progress/schema.ts';
import * as quality from '#shared/features/quality/schema.ts';
import * as questionBank from '#shared/features/question/bank.ts';
import * as gapSchema from '#shared/features/question/question-types/gap-schema.ts';
import * as questionTypes from '#shared/features/question/question-types/registry.ts';
import * as question from '#shared/features/question/schema.ts';
import * as questionTags from '#shared/features/question/tags.ts';
import * as quizAccess from '#shared/features/quiz/access.ts';
import * as quizDraws from '#shared/features/quiz/draws.ts';
import * as quiz from '#shared/features/quiz/schema.ts';
import * as quizSlots from '#shared/features/quiz/slots.ts';
import * as regrade from '#shared/features/regrade/schema.ts';
import * as series from '#shared/features/series/schema.ts';
import * as setting from '#shared/features/setting/schema.ts';
import * as stars from '#shared/features/stars/schema.ts';
import * as testimonial from '#shared/features/testimonial/schema.ts';
import * as upload from '#shared/features/upload/schema.ts';
import * as many from '#shared/kernel/many.ts';
import { describeFields } from './describe-fields.ts';

export type JsonSchema = z.core.JSONSchema.BaseSchema;
type Direction = 'input' | 'output';

/** Schemas appear in the document under the names that they are exported by. */
const named = {
  account,
  accessToken,
  attempt,
  attemptEvents,
  audit,
  blog,
  category,
  categoryMerging,
  classAssignments,
  classExceptions,
  classInvitations,
  classLive,
  classroom,
  classTeachers,
  comment,
  contact,
  bookmarks,
  daily,
  exchange,
  explanation,
  gapSchema,
  gradebook,
  invitation,
  league,
  many,
  marking,
  people,
  progress,
  quality,
  question,
  questionBank,
  questionTags,
  questionTypes,
  quiz,
  quizAccess,
  quizDraws,
  quizSlots,
  regrade,
  results,
  secondFactor,
  series,
  setting,
  sharing,
  challenges,
  certificates,
  achievement,
  stars,
  supervision,
  testimonial,
  upload,
};

type Modules = typeof named;
/** All of them by name. */
export type NamedSchemas = Modules['account'] &
  Modules['accessToken'] &
  Modules['attempt'] &
  Modules['attemptEvents'] &
  Modules['audit'] &
  Modules['blog'] &
  Modules['category'] &
  Modules['categoryMerging'] &
  Modules['classAssignments'] &
  Modules['classExceptions'] &
  Modules['classInvitations'] &
  Modules['classLive'] &
  Modules['classroom'] &
  Modules['classTeachers'] &
  Modules['comment'] &
  Modules['contact'] &
  Modules['bookmarks'] &
  Modules['daily'] &
  Modules['exchange'] &
  Modules['explanation'] &
  Modules['gapSchema'] &
  Modules['gradebook'] &
  Modules['invitation'] &
  Modules['league'] &
  Modules['many'] &
  Modules['marking'] &
  Modules['people'] &
  Modules['progress'] &
  Modules['quality'] &
  Modules['question'] &
  Modules['questionBank'] &
  Modules['questionTags'] &
  Modules['quiz'] &
  Modules['quizAccess'] &
  Modules['quizDraws'] &
  Modules['quizSlots'] &
  Modules['regrade'] &
  Modules['results'] &
  Modules['secondFactor'] &
  Modules['series'] &
  Modules['setting'] &
  Modules['sharing'] &
  Modules['challenges'] &
  Modules['certificates'] &
  Modules['achievement'] &
  Modules['stars'] &
  Modules['supervision'] &
  Modules['testimonial'] &
  Modules['upload'];

/** Translates zod schemas, and collects named ones as the document's components. */
export function createSchemaBook() {
  const names = nameRegistry();
  const definitions = new Map<string, JsonSchema>();

  function translate(schema: z.ZodType, io: Direction): JsonSchema {
    const { $schema: _, $defs = {}, ...own } = toJsonSchema(schema, io, names);
    const renamed = new Map(
      Object.keys($defs).map((name) => [name, nameFor(name, standalone(name, $defs), io)]),
    );
    for (const [name, definition] of Object.entries($defs)) {
      definitions.set(
        renamed.get(name) ?? name,
        describeFields(withRefs(definition, renamed), name),
      );
    }
    return describeFields(withRefs(own, renamed));
  }

  /** A schema whose input and output differ gets a name for each. */
  const seen = new Map<string, string>();
  function nameFor(name: string, definition: string, io: Direction): string {
    const known = seen.get(name);
    if (known === undefined) seen.set(name, definition);
    if (known === undefined || known === definition) return name;
    return io === 'input' ? `${name}Input` : `${name}Output`;
  }

  return { translate, definitions: () => Object.fromEntries(definitions) };
}

function nameRegistry() {
  const registry = z.registry<{ id: string }>();
  for (const schemas of Object.values(named)) {
    for (const [id, schema] of Object.entries(schemas)) {
      if (schema instanceof z.ZodType) registry.add(schema, { id });
    }
  }
  return registry;
}

function toJsonSchema(
  schema: z.ZodType,
  io: Direction,
  metadata: z.core.$ZodRegistry<{ id: string }>,
): JsonSchema {
  return z.toJSONSchema(schema, {
    io,
    metadata,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      // Removes bounds that every JSON number has, and a pattern that repeats the format.
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.format === 'date-time') delete jsonSchema.pattern;
      const description = z.globalRegistry.get(zodSchema)?.description;
      if (description) jsonSchema.description ??= description;
    },
  });
}

/** A definition with everything it refers to, as text that can be compared. */
function standalone(name: string, definitions: Record<string, JsonSchema>): string {
  return JSON.stringify(reach({ $ref: `#/$defs/${name}` }, definitions));
}

/** The definitions that something refers to, directly or through others, in the order of their names. */
export function reach(
  root: object,
  definitions: Record<string, JsonSchema>,
): Record<string, JsonSchema> {
  const reached = new Map<string, JsonSchema>();
  const waiting = [root];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    for (const [, name = ''] of JSON.stringify(next).matchAll(/"#\/[^"]+\/(\w+)"/g)) {
      const found = definitions[name];
      if (!found || reached.has(name)) continue;
      reached.set(name, found);
      waiting.push(found);
    }
  }
  return Object.fromEntries([...reached].sort(([a], [b]) => a.localeCompare(b)));
}

function withRefs(schema: JsonSchema, renamed: Map<string, string>): JsonSchema {
  return JSON.parse(
    JSON.stringify(schema).replace(
      /"#\/\$defs\/(\w+)"/g,
      (_, name: string) => `"#/components/schemas/${renamed.get(name) ?? name}"`,
    ),
  );
}

/** The schema that a reference leads to. */
export function resolveRef(schema: JsonSchema, components: Record<string, JsonSchema>): JsonSchema {
  const name = schema.$ref?.split('/').at(-1);
  const found = name === undefined ? undefined : components[name];
  return found ? resolveRef(found, components) : schema;
}
