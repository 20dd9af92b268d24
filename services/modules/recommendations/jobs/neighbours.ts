/*
 * Which titles the same members like: for each pair the weighted cosine of its viewers, damped where few share it. In SQL, on
 * temporary tables of one session and in slices, so that it holds neither memory of this process nor a long transaction
 * (docs/adr/0056-what-the-same-members-like.md).
 */

/** Of each member so many titles, those of the last days first: who has watched thousands says no more than others. */
const MAX_TITLES = 60;
/** Of each title so many members, chosen as by lot, stand for all; more would not change the order, only take longer. */
const MAX_MEMBERS = 500;
/** Fewer who share two titles tell nothing, and might be recognised. */
const MIN_SHARED = 3;
const DAMPING = 5;
/** Of each kind: a film has as many series beside it as films. */
const KEPT = 40;

/** Rows of `shown` that one statement works on: some hundred thousand pairs, which fit into its memory. */
const SLICE_ROWS = 20_000;

/** A word that many titles have tells nothing of them; one that a single title has leads nowhere. */
const MAX_TITLES_OF_WORD = 100;

/** One by one, before the slices. */
export const PREPARE: readonly string[] = [
  `set work_mem to '96MB'`,
  `create temporary table liked as
     select user_id, title_id, strength from (
       select user_id, title_id, strength, row_number() over (partition by user_id order by day desc, strength desc, title_id) as place
       from (
         select user_id, title_id, max(day) as day,
           coalesce(max(strength) filter (where source = 'rating'), max(strength)) as strength
         from read.taste_signal where title_id is not null group by user_id, title_id
       ) opinion
       where strength > 0
     ) ranked
     where place <= ${MAX_TITLES}`,
  // A member of few titles says more with each of them.
  `create temporary table member as
     select user_id, array_agg(title_id order by title_id) as titles, array_agg(strength order by title_id) as strengths,
       (1 / ln(2 + count(*)))::real as weight
     from liked group by user_id`,
  'analyze member',
  `create temporary table audience as
     select title_id, post_type, count(*)::int as viewers, sqrt(sum(strength * strength * weight)) as length
     from liked join member using (user_id) join read.title_feature using (title_id) group by title_id, post_type`,
  'create unique index on audience (title_id) include (post_type, length)',
  'analyze audience',
  `create temporary table shown as
     select title_id, user_id, strength, of_all from (
       select title_id, user_id, strength, row_number() over (partition by title_id order by hashint4(user_id), user_id) as place,
         greatest(1, count(*) over (partition by title_id) / ${MAX_MEMBERS}.0) as of_all
       from liked
     ) drawn
     where place <= ${MAX_MEMBERS}`,
  'create index on shown (title_id)',
  'analyze shown',
];

export const SLICES = `
  select min(title_id) as first, max(title_id) as last from (
    select title_id, sum(count(*)) over (order by title_id) / ${SLICE_ROWS} as slice from shown group by title_id
  ) t
  group by floor(slice) order by 1`;

export const FILL_SLICE = `
  with pair as (
    select s.title_id, n.title_id as other, count(*) as shared,
      sum(s.strength * n.strength * m.weight * s.of_all) as together
    from shown s
    join member m using (user_id)
    cross join lateral unnest(m.titles, m.strengths) as n(title_id, strength)
    where s.title_id between $1 and $2 and n.title_id <> s.title_id
    group by s.title_id, n.title_id
    having count(*) >= ${MIN_SHARED}
  ),
  ranked as (
    select title_id, other, score, row_number() over (partition by title_id, post_type order by score desc, other) as place
    from (
      select p.title_id, p.other, b.post_type,
        (p.together / (a.length * b.length) * p.shared / (p.shared + ${DAMPING})) as score
      from pair p join audience a on a.title_id = p.title_id join audience b on b.title_id = p.other
    ) scored
  ),
  kept as (
    select title_id, array_agg(other order by score desc, other) as neighbours,
      array_agg(score::real order by score desc, other) as scores
    from ranked where place <= ${KEPT} group by title_id
  )
  insert into read.title_audience as old (title_id, post_type, viewers, neighbours, scores, build)
  select a.title_id, a.post_type, a.viewers, coalesce(k.neighbours, '{}'), coalesce(k.scores, '{}'), $3
  from audience a left join kept k using (title_id)
  where a.title_id between $1 and $2
  on conflict (title_id) do update set post_type = excluded.post_type, viewers = excluded.viewers,
    neighbours = excluded.neighbours, scores = excluded.scores, build = excluded.build`;

export const REMOVE_OLD = 'delete from read.title_audience where build <> $1';

export const FILL_WORDS = `
  with counted as (
    select word, count(*)::int as titles from read.title_feature, unnest(words) as word
    group by word having count(*) between 2 and ${MAX_TITLES_OF_WORD}
  ),
  gone as (delete from read.story_word w where not exists (select from counted c where c.word = w.word))
  insert into read.story_word as old select word, titles from counted
  on conflict (word) do update set titles = excluded.titles where old.titles <> excluded.titles`;

export const FILLED = ['read.title_audience', 'read.story_word'] as const;
