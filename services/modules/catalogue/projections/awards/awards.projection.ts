import type { Projection, ProjectionTransaction } from '#platform/messaging/projections/projection.ts';
import { nomineesOf } from '../../contract/awards/award-nominees.ts';
import { filesChanged, type TitleFacts, titleAdded, titleRevised } from '../../contract/catalogue.events.ts';
import { gatherTitles } from '../titles/title-batch.ts';

/** Nominations of titles, by ceremony, year and award; each with its title's version, which files change as well. */
export const awardsProjection: Projection = {
  name: 'awards',
  tables: ['award_nomination'],
  types: [titleAdded.type, titleRevised.type, filesChanged.type],
  async project(events, transaction) {
    const { facts, versions } = gatherTitles(events);
    if (facts.size > 0)
      await saveNominations(
        [...facts.values()].map((latest) => latest.facts),
        transaction,
      );
    await saveVersions(versions, transaction);
  },
};

async function saveNominations(titles: TitleFacts[], transaction: ProjectionTransaction): Promise<void> {
  const removed = await transaction.query(
    'delete from award_nomination where title_id = any($1::int[]) returning title_id',
    [titles.map(({ titleId }) => titleId)],
  );
  const rows = titles.flatMap(nominationRows);
  if (removed.length + rows.length > 0) transaction.invalidate('awards');
  if (rows.length === 0) return;
  await transaction.query(
    `insert into award_nomination (title_id, place, ceremony, year, award, won, people)
     select title_id, place, ceremony, year, award, won, people
     from jsonb_to_recordset($1::jsonb) as t(title_id int, place int, ceremony smallint, year int, award text, won boolean, people int[])`,
    [JSON.stringify(rows)],
  );
}

async function saveVersions(versions: ReadonlyMap<number, number>, transaction: ProjectionTransaction): Promise<void> {
  await transaction.query(
    `update award_nomination n set title_version = t.version
     from unnest($1::int[], $2::int[]) as t(id, version) where n.title_id = t.id`,
    [[...versions.keys()], [...versions.values()]],
  );
}

function nominationRows(facts: TitleFacts) {
  if (facts.withdrawn) return [];
  return facts.awards.map((award, place) => ({
    title_id: facts.titleId,
    place,
    ceremony: award.ceremony,
    year: award.year,
    award: award.title,
    won: award.won,
    people: nomineesOf(facts, award),
  }));
}
