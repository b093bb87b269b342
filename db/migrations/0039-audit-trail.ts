import { type Kysely, sql } from 'kysely';

/**
 * The tables whose administrative changes are recorded, the column that names a row, and the recorded columns.
 * What people wrote about themselves is not among them, so that erasing an account erases it.
 */
const sources: { table: string; label?: string; columns: string[] }[] = [
  {
    table: 'categories',
    label: 'display_name',
    columns: ['name', 'display_name', 'description'],
  },
  {
    table: 'sub_categories',
    label: 'display_name',
    columns: ['category_id', 'name', 'display_name', 'description', 'image_url', 'status'],
  },
  {
    table: 'quizzes',
    label: 'title',
    columns: [
      'title',
      'description',
      'category_id',
      'sub_category_id',
      'difficulty',
      'image_url',
      'questions_per_attempt',
      'time_limit',
      'status',
      'archived_at',
    ],
  },
  {
    table: 'questions',
    label: 'text',
    columns: [
      'quiz_id',
      'text',
      'type',
      'body',
      'explanation',
      'difficulty',
      'image_url',
      'image_alt',
      'position',
      'archived_at',
    ],
  },
  {
    table: 'series',
    label: 'display_name',
    columns: [
      'name',
      'display_name',
      'description',
      'category_id',
      'difficulty',
      'estimated_duration',
      'image_url',
      'learning_outcomes',
      'prerequisites',
      'status',
      'deleted_at',
    ],
  },
  {
    table: 'blog_posts',
    label: 'title',
    columns: [
      'title',
      'slug',
      'excerpt',
      'content',
      'category_id',
      'tags',
      'featured_image',
      'featured_image_alt',
      'meta_title',
      'meta_description',
      'status',
      'published_at',
      'deleted_at',
    ],
  },
  { table: 'testimonials', columns: ['status', 'deleted_at'] },
  { table: 'contact_messages', columns: ['status', 'resolved_at'] },
  { table: 'users', columns: ['is_admin', 'account_status', 'email_verified'] },
];

/** The transaction of an administrative call says in this setting who calls; it is empty in all others. */
const isAudited = sql`coalesce(current_setting('quizwright.audit', true), '') <> ''`;

const events = [
  { event: 'insert', rows: 'new' },
  { event: 'delete', rows: 'old' },
] as const;

/**
 * The audit trail: one entry for each row that an administrator creates, changes or deletes, with the changed
 * columns before and after. Triggers write it in the transaction of the change, so that no statement is left out.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createType('audit_kind')
    .asEnum(sources.map(({ table }) => table))
    .execute();
  await db.schema.createType('audit_action').asEnum(['created', 'changed', 'deleted']).execute();
  await db.schema
    .createTable('audit_entries')
    .addColumn('id', 'bigint', (column) => column.generatedAlwaysAsIdentity().primaryKey())
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .addColumn('actor_id', 'integer', (column) =>
      column.references('users.id').onDelete('set null'),
    )
    .addColumn('call', 'text', (column) => column.notNull())
    .addColumn('request_id', 'text', (column) => column.notNull())
    .addColumn('kind', sql`audit_kind`, (column) => column.notNull())
    .addColumn('row_id', 'integer', (column) => column.notNull())
    .addColumn('label', 'text')
    .addColumn('action', sql`audit_action`, (column) => column.notNull())
    .addColumn('before', 'jsonb', (column) => column.notNull())
    .addColumn('after', 'jsonb', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('audit_entries_actor')
    .on('audit_entries')
    .column('actor_id')
    .execute();
  await db.schema
    .createIndex('audit_entries_row')
    .on('audit_entries')
    .columns(['kind', 'row_id'])
    .execute();
  await db.schema.createIndex('audit_entries_at').on('audit_entries').column('at').execute();
  await recordChanges(db);
  await refuseChanges(db);
}

async function recordChanges(db: Kysely<unknown>): Promise<void> {
  await sql`create function add_audit_entry(
      kind text, row_id integer, label text, action text, before jsonb, after jsonb
    ) returns void language plpgsql as $$
    declare
      facts jsonb := current_setting('quizwright.audit')::jsonb;
    begin
      insert into audit_entries (at, actor_id, call, request_id, kind, row_id, label, action, before, after)
      values ((facts->>'at')::timestamptz, (facts->>'actorId')::integer, facts->>'call', facts->>'requestId',
        kind::audit_kind, row_id, left(label, 120), action::audit_action, before, after);
    end $$`.execute(db);
  // A long text is stored before a change only: the text after it is in the row, or in the next entry.
  await sql`create function audited_columns(kept jsonb, columns text[], is_after boolean)
    returns jsonb language sql immutable as $$
      select coalesce(jsonb_object_agg(key, case
          when is_after and length(value::text) > 4000
          then jsonb_build_object('characters', length(value #>> '{}'), 'md5', md5(value #>> '{}'))
          else value
        end), '{}')
      from jsonb_each(kept)
      where key = any(columns) and value <> 'null'
    $$`.execute(db);
  await recordUpdates(db);
  await recordCreatedAndDeleted(db);
  await recordSeriesQuizzes(db);
}

/** Once per row, because only such a trigger may name the columns that it watches. */
async function recordUpdates(db: Kysely<unknown>): Promise<void> {
  await sql`create function audit_update() returns trigger language plpgsql as $$
    declare
      was jsonb := to_jsonb(old);
      became jsonb := to_jsonb(new);
      columns text[] := array(
        select name from unnest(string_to_array(tg_argv[0], ',')) as name
        where was->name is distinct from became->name
      );
    begin
      if cardinality(columns) > 0 then
        perform add_audit_entry(tg_table_name, new.id, became->>tg_argv[1], 'changed',
          audited_columns(was, columns, false), audited_columns(became, columns, true));
      end if;
      return null;
    end $$`.execute(db);
  for (const { table, label = '', columns } of sources)
    await sql`create trigger ${sql.ref(`${table}_audited_update`)}
      after update of ${sql.join(columns.map((column) => sql.ref(column)))}
      on ${sql.table(table)} for each row when (${isAudited})
      execute function audit_update(${sql.lit(columns.join())}, ${sql.lit(label)})`.execute(db);
}

/** Once per statement, and with the recorded columns only: one call can delete 50,000 questions. */
async function recordCreatedAndDeleted(db: Kysely<unknown>): Promise<void> {
  await sql`create function audit_rows() returns trigger language plpgsql as $$
    declare
      is_new boolean := tg_op = 'INSERT';
      label text := case tg_argv[1] when '' then 'null' else 'changed_rows.' || quote_ident(tg_argv[1]) end;
      recorded text := case when is_new then $sql$'{}', audited_columns(recorded.row, $4, true)$sql$
        else $sql$audited_columns(recorded.row, $4, false), '{}'$sql$ end;
    begin
      execute format($sql$
        insert into audit_entries (at, actor_id, call, request_id, kind, row_id, label, action, before, after)
        select ($1->>'at')::timestamptz, ($1->>'actorId')::integer, $1->>'call', $1->>'requestId',
          $2::audit_kind, id, left(%s, 120), $3::audit_action, %s
        from changed_rows,
          lateral (select to_jsonb(columns) as row from (select %s) as columns) as recorded
        order by id $sql$, label, recorded, tg_argv[0])
      using current_setting('quizwright.audit')::jsonb, tg_table_name,
        case when is_new then 'created' else 'deleted' end, string_to_array(tg_argv[0], ',');
      return null;
    end $$`.execute(db);
  for (const { table, label = '', columns } of sources)
    for (const { event, rows } of events)
      await sql`create trigger ${sql.ref(`${table}_audited_${event}`)}
        after ${sql.raw(event)} on ${sql.table(table)}
        referencing ${sql.raw(rows)} table as changed_rows
        for each statement when (${isAudited})
        execute function audit_rows(${sql.lit(columns.join())}, ${sql.lit(label)})`.execute(db);
}

/** The quizzes of a series are replaced as a whole: one entry has all that were removed, one all that were added. */
async function recordSeriesQuizzes(db: Kysely<unknown>): Promise<void> {
  await sql`create function audit_series_quizzes() returns trigger language plpgsql as $$
    declare
      changed record;
      was_removed boolean := tg_op = 'DELETE';
    begin
      for changed in
        select series_id, jsonb_build_object('quizzes', jsonb_agg(quiz_id order by quiz_order)) as quizzes
        from changed_rows group by series_id
      loop
        perform add_audit_entry('series', changed.series_id,
          (select display_name from series where id = changed.series_id), 'changed',
          case when was_removed then changed.quizzes else '{}' end,
          case when was_removed then '{}' else changed.quizzes end);
      end loop;
      return null;
    end $$`.execute(db);
  for (const { event, rows } of events)
    await sql`create trigger ${sql.ref(`series_quizzes_audited_${event}`)}
      after ${sql.raw(event)} on series_quizzes
      referencing ${sql.raw(rows)} table as changed_rows
      for each statement when (${isAudited}) execute function audit_series_quizzes()`.execute(db);
}

/** Entries are never changed. Erasing a person empties `actor_id`; entries older than a year may be deleted. */
async function refuseChanges(db: Kysely<unknown>): Promise<void> {
  await sql`create function refuse_audit_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and new.actor_id is null
        and to_jsonb(new) - 'actor_id' = to_jsonb(old) - 'actor_id' then return new; end if;
      if tg_op = 'DELETE' and old.at < now() - interval '1 year' then return old; end if;
      raise exception 'The audit trail is append-only' using errcode = 'insufficient_privilege';
    end $$`.execute(db);
  await sql`create trigger audit_entries_kept before update or delete on audit_entries
    for each row execute function refuse_audit_change()`.execute(db);
  await sql`create trigger audit_entries_not_truncated before truncate on audit_entries
    for each statement execute function refuse_audit_change()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  const tables = sources.map(({ table }) => table);
  const triggers = [
    ...tables.map((table) => ({ table, event: 'update' })),
    ...[...tables, 'series_quizzes'].flatMap((table) =>
      events.map(({ event }) => ({ table, event })),
    ),
  ];
  for (const { table, event } of triggers)
    await sql`drop trigger ${sql.ref(`${table}_audited_${event}`)} on ${sql.table(table)}`.execute(
      db,
    );
  await db.schema.dropTable('audit_entries').execute();
  for (const name of [
    'refuse_audit_change()',
    'audit_series_quizzes()',
    'audit_rows()',
    'audit_update()',
    'audited_columns(jsonb, text[], boolean)',
    'add_audit_entry(text, integer, text, text, jsonb, jsonb)',
  ])
    await sql`drop function ${sql.raw(name)}`.execute(db);
  for (const name of ['audit_kind', 'audit_action']) await db.schema.dropType(name).execute();
}
