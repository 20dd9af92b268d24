import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { TOLD_NOMINATIONS_TAG, ToldNominations } from '#modules/catalogue/contract/awards/told-nominations.port.ts';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { DocumentCache } from '#platform/documents/document-cache.ts';
import { NeverDirected, UnknownPerson } from '../people-query-errors.ts';
import { ageOn } from './age-on.ts';
import { GetPerson } from './get-person.query.ts';

interface PersonRow {
  id: number;
  ref: string;
  gender: string | null;
  birthday: string | null;
  death_year: number | null;
  birth_place: string | null;
  biography: string | null;
  movies_count: number;
  serials_count: number;
  acts: boolean;
  directs: boolean;
  writes: boolean;
  nominations: number;
  wins: number;
}

@QueryHandler(GetPerson)
export class GetPersonHandler implements IQueryHandler<GetPerson> {
  constructor(
    private readonly cache: DocumentCache,
    private readonly database: ReadDatabase,
    private readonly told: ToldNominations,
  ) {}

  /** The age is of today, so it is not part of what is cached. @throws UnknownPerson, NeverDirected */
  async execute({ slug, asDirector }: GetPerson): Promise<string> {
    const row = await this.cache.get({
      key: `person ${slug}`,
      tags: [`person:${slug}`, TOLD_NOMINATIONS_TAG],
      load: () => this.load(slug),
      sizeOf: ({ ref, biography }) => 400 + 2 * (ref.length + (biography?.length ?? 0)),
    });
    if (asDirector && !row.directs) throw new NeverDirected();
    const figures = JSON.stringify({
      avatar: (JSON.parse(row.ref) as { avatar_path: string }).avatar_path,
      professions: professionsOf(row),
      birthday: row.birthday,
      death_year: row.death_year,
      age: ageOf(row),
      awards_count: [row.nominations, row.wins],
      awardsCount: [row.nominations, row.wins],
      movies_count: row.movies_count,
      serials_count: row.serials_count,
    });
    return `{"person":${row.ref.slice(0, -1)},"biography":${row.biography ?? 'null'},"birth_place":${row.birth_place ?? 'null'},${figures.slice(1)}}`;
  }

  private async load(slug: string): Promise<PersonRow> {
    const row = await this.database.preparedRow<PersonRow>(
      `select id, ref, gender, birthday::text, death_year, birth_place, biography, movies_count, serials_count, acts, directs, writes, nominations, wins
       from read.person where slug = $1`,
      [slug],
    );
    if (!row) throw new UnknownPerson();
    const { nominations = 0, wins = 0 } = (await this.told.countFor([row.id])).get(row.id) ?? {};
    return { ...row, nominations: row.nominations + nominations, wins: row.wins + wins };
  }
}

function ageOf({ birthday, death_year }: PersonRow): number | null {
  return birthday && death_year === null ? ageOn(birthday, new Date().toISOString().slice(0, 10)) : null;
}

/** Specification §3: 1 actor, 2 actress, 3 director, 4 writer. */
function professionsOf({ acts, gender, directs, writes }: PersonRow): number[] {
  return [...(acts ? [gender === 'f' ? 2 : 1] : []), ...(directs ? [3] : []), ...(writes ? [4] : [])];
}
