/*
 * Nominations come from two sides: titles tell their own, and ceremonies tell theirs, of which those that a title tells as well
 * (`title_place`) are left to it. These are pieces of SQL that put both together.
 */

/** Every nomination once: of which title, where the site has it. */
export const ALL_NOMINATIONS = `(
  select n.title_id, n.ceremony, n.year, n.award, n.won from read.award_nomination n join read.title_card c on c.id = n.title_id and c.listed
  union all
  select title_id, ceremony, year, award, won from read.ceremony_nomination where title_place is null
)`;

/** Titles of an award: `$1` the ceremony, `$2` the award, `$3` whether they won it. */
export const TITLES_OF_AWARD = `(
  select title_id from read.award_nomination where ceremony = $1 and award = $2 and won = $3
  union all
  select title_id from read.ceremony_nomination
  where ceremony = $1 and award = $2 and won = $3 and title_place is null and title_id is not null
)`;

/** Whom a nomination names, told by ids: `{id, slug, name}` of each. */
export const PEOPLE_BY_ID = `
  coalesce((select json_agg(json_build_object('id', named.id, 'slug', p.ref -> 'slug', 'name', p.ref -> 'name') order by named.place)
    from unnest(n.people) with ordinality as named(id, place)
    join read.title_page_person p on p.person_id = named.id), '[]')`;

/** Whom a nomination names, told by names: with id and slug where the site knows them, else null. */
export const PEOPLE_BY_NAME = `
  coalesce((select json_agg(json_build_object('id', p.person_id, 'slug', p.ref -> 'slug', 'name', coalesce(p.ref -> 'name', named.one -> 'name'))
      order by named.place)
    from jsonb_array_elements(n.people) with ordinality as named(one, place)
    left join read.title_page_person p on p.person_id = (named.one ->> 'id')::int), '[]')`;

/** What ceremonies alone tell of the title `p`, as its page shows awards. */
export const TOLD_OF_TITLE = `(
  select json_agg(json_build_object('ceremony', n.ceremony, 'year', n.year, 'title', n.award, 'won', n.won, 'nominees', ${PEOPLE_BY_NAME})
    order by n.award_id, n.place)
  from read.ceremony_nomination n where n.title_id = p.id and n.title_place is null
)`;
