interface KnownRead {
  why: string;
  /** It is a job's, which may or may not run meanwhile. */
  sometimes?: boolean;
  /** Tables that it may read whole, and nothing else. */
  tables: readonly string[];
  /** Part of the statement, where the tables alone do not tell it. */
  sql?: RegExp;
}

/** Reads of whole tables that are meant: each says why it stays cheap. */
export const KNOWN_WHOLE_READS: readonly KnownRead[] = [
  {
    why: 'keys that a page has found no text for: never more than there are texts',
    tables: ['missing_translation'],
  },
  {
    why: 'written by the staff by hand: dozens of rows',
    tables: [
      'box_office_desk',
      'box_office_entry',
      'collection',
      'collection_desk',
      'notice',
      'plan',
      'translation',
      'channel',
      'channel_list',
      'genre_list',
      'title_import',
      'rebuild',
    ],
  },
  {
    why: 'a row for each projection, and what waits to be looked at',
    tables: ['projection_checkpoint', 'parked_event'],
  },
  { why: 'only what waits for a moderator has a row', tables: ['comment_report'] },
  {
    why: 'the order of a list: worked out after a change, kept for every page of it',
    tables: ['title_card', 'channel', 'genre_list'],
    sql: /^select string_agg\(id::text/,
  },
  {
    why: 'figures of the catalogue, kept until it changes',
    tables: ['title_card', 'title_page', 'news_comment_count', 'channel', 'channel_list', 'genre_list'],
    sql: /count\(\*\)|distinct release_year/,
  },
  { why: 'titles that may be the same, for the staff', tables: ['title_card'], sql: /with named/ },
  { why: 'the series on air, for the staff', tables: ['title_card'], sql: /air_weekday/ },
  { why: 'the nominations of a few ceremonies, for the staff', tables: ['award_nomination', 'ceremony_nomination'] },
  { why: 'what was sent in, for the staff: its state depends on what came after it', tables: ['submitted_subtitle'] },
  { why: 'what is alike is weighed against every title; kept by title', tables: ['title_audience'] },
  { why: 'the books are added up, for the staff', tables: ['ledger_entry'] },
  { why: 'a row for each time that recommendations were made', tables: ['recommendation_build'], sometimes: true },
];

export function isKnown({ sql, tables }: { sql: string; tables: readonly string[] }): boolean {
  return KNOWN_WHOLE_READS.some(
    (known) => tables.every((table) => known.tables.includes(table)) && (known.sql?.test(sql) ?? true),
  );
}
