import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { DocumentCache } from '#platform/documents/document-cache.ts';
import { ceremonySlug, readCeremonySlug } from '../../contract/awards/ceremonies.ts';
import { GenreNames } from '../../contract/genres/genre-names.port.ts';
import { byAward } from '../awards/award-order.ts';
import { ALL_NOMINATIONS, PEOPLE_BY_ID, PEOPLE_BY_NAME } from '../awards/nominations.ts';
import { UnknownCeremony } from '../catalogue-query-errors.ts';
import { GetCeremony } from './get-ceremony.query.ts';

type NominationRow = {
  award: string;
  won: boolean;
  /** JSON texts, ready to send. */
  card: string | null;
  people: string;
  /** Told by the ceremony; null where the title's card tells it. */
  film: string | null;
};

const NOMINATIONS = `
  select * from (
    select n.award, n.won, c.card, ${PEOPLE_BY_ID}::text as people, null as film, c.popularity, n.title_id, n.place
    from read.award_nomination n join read.title_card c on c.id = n.title_id
    where n.ceremony = $1 and n.year = $2 and c.listed and c.card is not null
    union all
    select n.award, n.won, c.card, ${PEOPLE_BY_NAME}::text,
      case when c.id is null then json_build_object('name', n.film -> 'name', 'post_type', n.film -> 'postType', 'film_id', n.film -> 'filmId')::text end,
      c.popularity, n.title_id, n.place
    from read.ceremony_nomination n left join read.title_card c on c.id = n.title_id and c.listed and c.card is not null
    where n.ceremony = $1 and n.year = $2 and n.title_place is null
  ) as told
  order by won desc, popularity desc nulls last, title_id, place`;

@QueryHandler(GetCeremony)
export class GetCeremonyHandler implements IQueryHandler<GetCeremony> {
  constructor(
    private readonly cache: DocumentCache,
    private readonly database: ReadDatabase,
    private readonly names: GenreNames,
  ) {}

  /** @throws UnknownCeremony */
  async execute({ slug }: GetCeremony): Promise<string> {
    const asked = readCeremonySlug(slug);
    if (!asked) throw new UnknownCeremony();
    const years = await this.years(asked.ceremony);
    const year = asked.year ?? years.at(-1);
    const place = years.indexOf(year ?? 0);
    if (year === undefined || place < 0) throw new UnknownCeremony();
    const slugOf = (other: number | undefined) => (other ? ceremonySlug(asked.ceremony, other) : null);
    return this.cache.getText({
      key: `ceremony ${asked.ceremony} ${year}`,
      tags: ['awards', 'lists', 'ratings', 'title-people'],
      load: async () => {
        const held = { type: asked.ceremony, year, slug: slugOf(year) };
        const beside = { previous: slugOf(years[place - 1]), next: slugOf(years[place + 1]) };
        const awards = await this.awards(asked.ceremony, year);
        return `{"ceremony":${JSON.stringify({ ...held, ...beside }).slice(0, -1)},"awards":[${awards}]}}`;
      },
    });
  }

  private years(ceremony: number): Promise<number[]> {
    return this.cache.get({
      key: `years of ceremony ${ceremony}`,
      tags: ['awards', 'lists'],
      load: async () => {
        const rows = await this.database.rows<{ year: number }>(
          `select distinct year from ${ALL_NOMINATIONS} as n where ceremony = $1 order by year`,
          [ceremony],
        );
        return rows.map(({ year }) => year);
      },
      sizeOf: (years) => years.length * 8,
    });
  }

  private async awards(ceremony: number, year: number): Promise<string> {
    const rows = await this.database.rows<NominationRow>(NOMINATIONS, [ceremony, year]);
    const byTitle = [...Map.groupBy(rows, ({ award }) => award)].sort(([one], [other]) => byAward(one, other));
    const texts = byTitle.map(
      ([title, nominations]) => `{"title":${JSON.stringify(title)},"nominations":[${nominations.map(text)}]}`,
    );
    return this.names.fill(texts.join(','));
  }
}

function text({ won, people, card, film }: NominationRow): string {
  return `{"won":${won},"people":${people},"post":${card},"film":${film}}`;
}
