import type { ProjectionTransaction } from '#platform/messaging/projections/projection.ts';
import { CREDIT, indexedPerson, indexedTitle, type PersonState, type TitleState } from './compose-documents.ts';
import type { SearchBatch } from './search-events.ts';

/**
 * What a projection stores, so that a document can be written whole whichever of its streams came first. Each index has
 * its own: they go at their own pace.
 */
export class SearchState {
  readonly tables: readonly string[];
  private readonly titles: string;
  private readonly people: string;
  private readonly credits: string;

  /** @param projection its tables begin with its name. */
  constructor(projection: string) {
    const prefix = projection.replaceAll('-', '_');
    this.titles = `${prefix}_title`;
    this.people = `${prefix}_person`;
    this.credits = `${prefix}_credit`;
    this.tables = [this.titles, this.people, this.credits];
  }

  async saveTitles({ titles }: SearchBatch, transaction: ProjectionTransaction): Promise<void> {
    if (titles.size === 0) return;
    const rows = [...titles.values()].map(({ facts, createdAt }) => ({
      id: facts.titleId,
      facts: facts.withdrawn ? null : indexedTitle(facts),
      told: facts.addedAt ?? null,
      at: createdAt,
    }));
    await transaction.query(
      `insert into ${this.titles} as stored (id, facts, created_at, updated_at)
     select id, facts, entered_at, entered_at
       from jsonb_to_recordset($1) as t(id int, facts jsonb, told timestamptz, at timestamptz)
       cross join lateral (
         select coalesce(t.told, (select s.created_at from ${this.titles} s where s.id = t.id), t.at) as entered_at
       ) as entered
     on conflict (id) do update set facts = excluded.facts, created_at = excluded.created_at,
       updated_at = greatest(stored.updated_at, excluded.created_at)`,
      [JSON.stringify(rows)],
    );
  }

  async saveFiles({ files }: SearchBatch, transaction: ProjectionTransaction): Promise<void> {
    if (files.size === 0) return;
    const rows = [...files].map(([id, offer]) => ({ id, ...offer }));
    await transaction.query(
      `insert into ${this.titles} as stored (id, qualities, dubbed, censored, updated_at)
     select id, qualities, dubbed, censored, "uploadedAt"
       from jsonb_to_recordset($1) as t(id int, qualities smallint[], dubbed boolean, censored boolean, "uploadedAt" timestamptz)
     on conflict (id) do update set dubbed = excluded.dubbed, qualities = excluded.qualities,
       censored = excluded.censored, updated_at = greatest(stored.updated_at, excluded.updated_at)`,
      [JSON.stringify(rows)],
    );
  }

  async saveVotes({ votes }: SearchBatch, transaction: ProjectionTransaction): Promise<void> {
    if (votes.size === 0) return;
    const figures = [...votes.values()];
    await transaction.query(
      `insert into ${this.titles} as stored (id, votes, grades) select * from unnest($1::int[], $2::int[], $3::int[])
     on conflict (id) do update set votes = stored.votes + excluded.votes, grades = stored.grades + excluded.grades`,
      [[...votes.keys()], figures.map((figure) => figure.votes), figures.map((figure) => figure.grades)],
    );
  }

  async savePeople({ people }: SearchBatch, transaction: ProjectionTransaction): Promise<void> {
    if (people.size === 0) return;
    const rows = [...people].map(([id, facts]) => ({ id, facts: indexedPerson(facts) }));
    await transaction.query(
      `insert into ${this.people} (id, facts) select id, facts from jsonb_to_recordset($1) as t(id int, facts jsonb)
     on conflict (id) do update set facts = excluded.facts`,
      [JSON.stringify(rows)],
    );
  }

  /** @returns the people whose parts may have changed. */
  async saveCredits({ titles }: SearchBatch, transaction: ProjectionTransaction): Promise<number[]> {
    if (titles.size === 0) return [];
    const before = await transaction.query<{ person_id: number }>(
      `delete from ${this.credits} where title_id = any($1) returning person_id`,
      [[...titles.keys()]],
    );
    const listed = [...titles.values()].filter(({ facts }) => !facts.withdrawn);
    const credits = listed.flatMap(({ facts }) => [
      ...facts.cast.map((credit) => ({
        title: facts.titleId,
        ...credit,
        part: CREDIT.actor,
        popularity: facts.popularity,
      })),
      ...facts.directors.map((credit) => ({
        title: facts.titleId,
        ...credit,
        part: CREDIT.director,
        popularity: facts.popularity,
      })),
      ...facts.writers.map((credit) => ({
        title: facts.titleId,
        ...credit,
        part: CREDIT.writer,
        popularity: facts.popularity,
      })),
    ]);
    await transaction.query(
      `insert into ${this.credits} (title_id, person_id, role, popularity)
     select * from unnest($1::int[], $2::int[], $3::smallint[], $4::real[]) on conflict do nothing`,
      [
        credits.map((credit) => credit.title),
        credits.map((credit) => credit.personId),
        credits.map((credit) => credit.part),
        credits.map((credit) => credit.popularity),
      ],
    );
    return [...before.map((row) => row.person_id), ...credits.map((credit) => credit.personId)];
  }

  /** @returns of these titles those whose facts have come, and which are not withdrawn. */
  loadTitles(ids: readonly number[], transaction: ProjectionTransaction): Promise<TitleState[]> {
    return transaction.query<TitleState>(`select * from ${this.titles} where id = any($1) and facts is not null`, [
      ids,
    ]);
  }

  loadPeople(ids: readonly number[], transaction: ProjectionTransaction): Promise<PersonState[]> {
    return transaction.query<PersonState>(
      `select p.id, p.facts, coalesce(c.roles, 0)::int as roles, coalesce(c.credits, 0)::int as credits,
            coalesce(c.popularity, 0) as popularity
       from ${this.people} p
       left join lateral (select bit_or(role) as roles, count(distinct title_id) as credits, max(popularity) as popularity
                            from ${this.credits} where person_id = p.id) c on true
      where p.id = any($1)`,
      [ids],
    );
  }

  /** @returns ids of those whose facts have come, in order. */
  async idsAfter(
    kind: 'titles' | 'people',
    id: number,
    most: number,
    transaction: ProjectionTransaction,
  ): Promise<number[]> {
    const rows = await transaction.query<{ id: number }>(
      `select id from ${this[kind]} where id > $1 and facts is not null order by id limit $2`,
      [id, most],
    );
    return rows.map((row) => row.id);
  }
}
