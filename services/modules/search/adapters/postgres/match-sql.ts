import type { StoredCard } from '../../contract/card.ts';

/**
 * The statements of search-as-you-type. All take $1 and $2, how many titles and people are wanted, and give MatchRows, best
 * first. Texts are compared by bytes (collate "C"), so that a prefix is a range of an index.
 */

export interface MatchRow {
  kind: 1 | 2;
  id: number;
  /** The lower, the better the match. */
  tier: number;
  popularity: number;
  /** Empty where cards were not asked for. */
  card: StoredCard;
  /** Merely near: what was typed does not mean it (domain/likeness/). */
  isLoose?: boolean;
  /** Loose, and too little like it to be offered. */
  isFaint?: boolean;
}

/** What a statement looks among and gives; each has its own text, for the planner. */
interface MatchScope {
  role: RoleBits;
  cards: boolean;
}

export interface MatchLimits extends MatchScope {
  titles: number;
  people: number;
  onlyTyped?: boolean;
}

/** Bits of search_document.roles that a person must have one of; 0: anybody. */
type RoleBits = 0 | 1 | 2;

/**
 * Longest text for which there is an index of heads. It finds names that have their spaces where the text has them; others only
 * where there is none of these.
 */
export const MAX_HEAD = 5;

/** The end of the range of the texts that begin with the prefix. */
export function above(prefix: string): string {
  return `${prefix}\u{10ffff}`;
}

/** A document has several names and words: more rows than documents wanted are looked at. */
const ROWS_A_DOCUMENT = 4;

/** Exact 0, beginning of the name 1, beginning of a word 2; 3 where spaces had to be left out to match. */
const TIER = `case when n.key = q.key and n.leads then 0
  when not starts_with(n.tail, q.text) then 3
  when n.position = 0 then 1 else 2 end`;

function wanted(kind: 1 | 2, role: RoleBits): string {
  if (kind === 1 || role === 0) return `n.kind = ${kind}`;
  return `n.kind = 2 and exists (select from read.search_document d where d.kind = 2 and d.id = n.id and d.roles & ${role} <> 0)`;
}

const ORDER = 'kind, tier, popularity desc, id';

/** The best of both kinds, in no order. */
function bothKinds({ cards }: MatchScope, rowsOf: (kind: 1 | 2, limit: string) => string): string {
  const best = (kind: 1 | 2, limit: string) => `
    select ${kind} as kind, best.id, best.tier, best.popularity, ${cards ? 'd.card' : `'' as card`}
      from (select id, min(tier) as tier, max(popularity) as popularity from (${rowsOf(kind, `${limit} * ${ROWS_A_DOCUMENT}`)}) found
             group by id order by 2, 3 desc, 1 limit ${limit}) best
      ${cards ? `join read.search_document d on d.kind = ${kind} and d.id = best.id` : ''}`;
  return `${best(1, '(select $1::int)')} union all ${best(2, '(select $2::int)')}`;
}

const ordered = (rows: string) => `select * from (${rows}) m order by ${ORDER}`;

/** For each text ($5, its key $3 and the end of the key's range $4) its rows, with the text's place from 1. */
function forEachText(rows: string): string {
  return `select q.place, m.* from unnest((select $3::text[]), (select $4::text[]), (select $5::text[])) with ordinality as q(key, above, text, place)
    cross join lateral (${rows}) m order by q.place, ${ORDER}`;
}

/** Names that have a word with which the text begins, for each of several texts. */
export function beginningSql(scope: MatchScope): string {
  return forEachText(
    bothKinds(
      scope,
      (kind, limit) => `
      select n.id, ${TIER} as tier, n.popularity from read.search_name n
       where ${wanted(kind, scope.role)} and n.key >= q.key and n.key < q.above
       order by 2, 3 desc limit ${limit}`,
    ),
  );
}

/** The same for texts of so few letters that reading all the names that share them would take long. */
export function headSql(letters: number, scope: MatchScope): string {
  return forEachText(
    bothKinds(
      scope,
      (kind, limit) => `
      (select n.id, 0 as tier, n.popularity from read.search_name n
        where ${wanted(kind, scope.role)} and n.key = q.key and n.leads order by 3 desc limit ${limit})
      union all
      (select n.id, case when n.position > 0 then 2 else 1 end, n.popularity from read.search_name n
        where ${wanted(kind, scope.role)} and "left"(n.tail, ${letters}) = q.text
        order by n.position > 0, n.popularity desc limit ${limit})`,
    ),
  );
}

/** Names that have a word with which any of the phrases ($5) begins. $3 and $4: the ranges of the phrases' keys. */
export function phrasesSql(scope: MatchScope): string {
  return ordered(
    bothKinds(
      scope,
      (kind, limit) => `
      select n.* from unnest((select $3::text[]), (select $4::text[]), (select $5::text[])) as q(key, above, text)
       cross join lateral (
         select n.id, ${TIER} as tier, n.popularity from read.search_name n
          where ${wanted(kind, scope.role)} and n.key >= q.key and n.key < q.above
          order by 2, 3 desc limit ${limit}) n`,
    ),
  );
}

/**
 * Names that have all the words, in any order. $3 and $4: ranges of the keys of one word's forms; $5: a pattern for each word
 * that must be there; $6: patterns of the words as typed: the fewer a name misses the better; $7: length of the query.
 */
export function wordsSql(scope: MatchScope): string {
  return ordered(
    bothKinds(
      scope,
      (kind) => `
      select n.id, 2 * (select count(*)::int from unnest($6::text[]) as typed(word) where n.name !~ typed.word)
               + case when abs(length(n.name) - $7::int) <= 2 then 0 else 1 end as tier, n.popularity
        from unnest((select $3::text[]), (select $4::text[])) as q(key, above)
       cross join lateral (
         select n.id, n.name, n.popularity from read.search_name n
          where ${wanted(kind, scope.role)} and n.key >= q.key and n.key < q.above and n.name ~ all($5::text[])
          limit 2000) n`,
    ),
  );
}
