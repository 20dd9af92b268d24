/**
 * The statements of search-as-you-type. All give rows {kind, id, tier, popularity, card}, best first; a lower tier is the
 * better match. Texts are compared by bytes (collate "C"), so that a prefix is a range of an index.
 */

export interface MatchRow {
  kind: 1 | 2;
  id: number;
  tier: number;
  popularity: number;
  card: string;
}

/** Greater than every text that begins with the prefix. */
export function above(prefix: string): string {
  return `${prefix}\u{10ffff}`;
}

/** Exact 0, beginning of the name 1, beginning of a word 2; 3 where spaces had to be left out to match. */
const TIER = `case when n.key = q.key and n.leads then 0
  when not starts_with(n.tail, q.text) then 3
  when n.position = 0 then 1 else 2 end`;

/** A document has several names and words: more rows than documents wanted are looked at. */
const ROWS_A_DOCUMENT = 4;

const ofRole = (role: boolean) =>
  role ? 'and exists (select from read.search_document d where d.kind = n.kind and d.id = n.id and d.roles & $7 <> 0)' : '';

function bestDocuments(kind: 1 | 2, limit: string, rows: string): string {
  return `select ${kind} as kind, best.id, best.tier, best.popularity, d.card
    from (select id, min(tier) as tier, max(popularity) as popularity from (${rows}) found
           group by id order by 2, 3 desc, 1 limit ${limit}) best
    join read.search_document d on d.kind = ${kind} and d.id = best.id`;
}

function bothKinds(rowsOf: (kind: 1 | 2, limit: string) => string): string {
  return `select * from (${bestDocuments(1, '$4', rowsOf(1, '$4'))} union all ${bestDocuments(2, '$5', rowsOf(2, '$5'))}) m
    order by kind, tier, popularity desc, id`;
}

/** Names or tails that begin with one of the phrases. $1 keys, $2 ends of their ranges, $3 texts, $4 and $5 limits. */
export function phraseSql(role: boolean): string {
  return bothKinds(
    (kind, limit) => `select n.* from unnest($1::text[], $2::text[], $3::text[]) as q(key, above, text)
      cross join lateral (
        select n.id, ${TIER} as tier, n.popularity from read.search_name n
         where n.kind = ${kind} and n.key >= q.key and n.key < q.above ${kind === 2 ? ofRole(role) : ''}
         order by 2, 3 desc limit ${limit}::int * ${ROWS_A_DOCUMENT}) n`,
  );
}

/** The same for a text of few letters, without reading all the names that share them. $1 key, $3 text. */
export function headSql(letters: number, role: boolean): string {
  return bothKinds((kind, limit) => {
    const wanted = `n.kind = ${kind} ${kind === 2 ? ofRole(role) : ''}`;
    return `(select n.id, 0 as tier, n.popularity from read.search_name n
        where ${wanted} and n.key = $1 and n.leads order by 3 desc limit ${limit}::int * ${ROWS_A_DOCUMENT})
      union all
      (select n.id, case when n.position > 0 then 2 else 1 end, n.popularity from read.search_name n
        where ${wanted} and "left"(n.tail, ${letters}) = $3
        order by n.position > 0, n.popularity desc limit ${limit}::int * ${ROWS_A_DOCUMENT})`;
  });
}

/**
 * Names that have all the words, in any order. $1 and $2: ranges of the forms of one word; $3: for each word a pattern of its
 * forms; $6: the same of the words as typed; fewer misses are better, then names about as long as the query ($8).
 */
export function wordsSql(role: boolean): string {
  return bothKinds(
    (kind) => `select n.id, 4 + 2 * (select count(*)::int from unnest($6::text[]) typed where n.name !~ typed)
          + case when abs(length(n.name) - $8) <= 2 then 0 else 1 end as tier, n.popularity
      from unnest($1::text[], $2::text[]) as q(key, above)
      cross join lateral (
        select n.id, n.name, n.popularity from read.search_name n
         where n.kind = ${kind} and n.key >= q.key and n.key < q.above and n.name ~ all($3::text[])
         ${kind === 2 ? ofRole(role) : ''} limit 2000) n`,
  );
}
