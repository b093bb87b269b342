import { z } from 'zod';

/** The part of JSON Schema that the input schemas use. */
const Node = z.object({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  const: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  get properties() {
    return z.record(z.string(), Node).optional();
  },
  required: z.array(z.string()).default([]),
  additionalProperties: z.unknown().optional(),
  get items() {
    return Node.optional();
  },
  get anyOf() {
    return z.array(Node).optional();
  },
  get oneOf() {
    return z.array(Node).optional();
  },
  get allOf() {
    return z.array(Node).optional();
  },
  minimum: z.number().optional(),
  maxLength: z.number().optional(),
  pattern: z.string().optional(),
  format: z.string().optional(),
  maxItems: z.number().optional(),
});
type Node = z.infer<typeof Node>;

export type Path = readonly string[];
interface Field {
  path: Path;
  maxLength: number | undefined;
  /** Whether only texts of one form are accepted: a date, an address. */
  isFormed: boolean;
  /** Whether no earlier variant has it: it is in a branch that only this one takes. */
  isNew: boolean;
}
type Whereabouts = Pick<Field, 'path' | 'isNew'>;
/** Returns undefined where the valid input stays. */
type TextFor = (field: Field) => string | undefined;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = ({ type, enum: choices, const: only }: Node): boolean =>
  [type].flat().includes('string') && choices === undefined && only === undefined;

/** The branches of a union, without the one for "none". */
const branchesOf = ({ anyOf, oneOf }: Node): Node[] | undefined =>
  (anyOf ?? oneOf)?.filter(({ type, const: only }) => type !== 'null' && only !== '');

const hasText = (node: Node): boolean =>
  isText(node) ||
  [
    ...Object.values(node.properties ?? {}),
    ...(node.items ? [node.items] : []),
    ...(node.anyOf ?? node.oneOf ?? node.allOf ?? []),
  ].some(hasText);

/**
 * An input with a text in every text field that its schema has, also in those that are optional.
 * @param valid a valid input, for everything that is not text
 * @param variant which branch to take where the schema has several
 */
export function withTexts(
  input: z.ZodType,
  { valid, variant, textFor }: { valid: object; variant: number; textFor: TextFor },
): unknown {
  return fill(nodeOf(input), valid, { path: [], isNew: variant === 0 });

  function fill(node: Node, given: unknown, at: Whereabouts): unknown {
    if (node.allOf) return Object.assign({}, ...node.allOf.map((part) => fill(part, given, at)));
    const branches = branchesOf(node) ?? [];
    const branch = branches[Math.min(variant, branches.length - 1)];
    if (branch) return fill(branch, given, { ...at, isNew: at.isNew || branches.length > variant });
    if (isText(node)) {
      const { maxLength, pattern, format } = node;
      return textFor({ ...at, maxLength, isFormed: Boolean(pattern ?? format) }) ?? given;
    }
    if (node.const !== undefined) return node.const;
    if (node.properties) return fillObject(node, given, at);
    if (node.additionalProperties && isRecord(given)) return fillFreely(given, at);
    if (node.items && hasText(node.items)) return fillList(node.items, given, at);
    return given ?? node.enum?.[0] ?? sampleOf(node);
  }

  function fillObject({ properties = {}, required }: Node, given: unknown, at: Whereabouts) {
    const known = isRecord(given) ? given : {};
    const names = Object.keys(properties).filter(
      (name) => required.includes(name) || name in known || hasText(properties[name] ?? nothing),
    );
    const filled = names.map((name) => {
      return [name, fill(properties[name] ?? nothing, known[name], below(at, name))] as const;
    });
    return Object.fromEntries(filled.filter(([, value]) => value !== undefined));
  }

  function fillFreely(given: Record<string, unknown>, at: Whereabouts) {
    return Object.fromEntries(
      Object.entries(given).map(([name, value]) => [
        name,
        typeof value === 'string'
          ? textFor({ ...below(at, name), maxLength: undefined, isFormed: false })
          : value,
      ]),
    );
  }

  function fillList(items: Node, given: unknown, at: Whereabouts) {
    const known: unknown[] = Array.isArray(given) && given.length > 0 ? given : [undefined];
    return known.map((each, index) => fill(items, each, below(at, String(index))));
  }
}

const below = ({ path, isNew }: Whereabouts, name: string): Whereabouts => ({
  path: [...path, name],
  isNew,
});

const nothing = Node.parse({});

function sampleOf({ type, minimum }: Node): unknown {
  const [first] = [type].flat();
  if (first === 'integer' || first === 'number') return minimum ?? 1;
  if (first === 'boolean') return false;
  return first === 'array' ? [] : undefined;
}

const nodeOf = (input: z.ZodType): Node =>
  Node.parse(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }));

/** How many branches the largest union of a schema has; 0 when the schema has no text field. */
export function countVariants(input: z.ZodType): number {
  const root = nodeOf(input);
  return hasText(root) ? largest(root) : 0;

  function largest(node: Node): number {
    const inner = [
      ...Object.values(node.properties ?? {}),
      ...(node.items ? [node.items] : []),
      ...(node.anyOf ?? node.oneOf ?? node.allOf ?? []),
    ];
    return Math.max(1, branchesOf(node)?.length ?? 1, ...inner.map(largest));
  }
}

/** The value with what `other` has at a path, or without it when `other` has nothing there. */
export function restored(value: unknown, other: unknown, [name, ...rest]: Path): unknown {
  if (name === undefined) return other;
  if (Array.isArray(value)) {
    const theirs: unknown = Array.isArray(other) ? other[Number(name)] : undefined;
    const items = value.map((item: unknown, index) =>
      String(index) === name ? restored(item, theirs, rest) : item,
    );
    return items.filter((item) => item !== undefined);
  }
  if (!isRecord(value)) return other;
  const theirs = isRecord(other) ? other[name] : undefined;
  const entries = Object.entries(value).map(([key, each]) => [
    key,
    key === name ? restored(each, theirs, rest) : each,
  ]);
  return Object.fromEntries(entries.filter(([, each]) => each !== undefined));
}
