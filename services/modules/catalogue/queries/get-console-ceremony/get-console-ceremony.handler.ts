import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { AWARD_TITLES } from '../../contract/awards/award-titles.ts';
import { readCeremonySlug } from '../../contract/awards/ceremonies.ts';
import { GenreNames } from '../../contract/genres/genre-names.port.ts';
import type { PostCard } from '../../contract/post-card.ts';
import { byAward } from '../awards/award-order.ts';
import { PEOPLE_BY_ID } from '../awards/nominations.ts';
import { UnknownCeremony } from '../catalogue-query-errors.ts';
import { GetConsoleCeremony } from './get-console-ceremony.query.ts';
import type { ConsoleCeremonyDetail, ConsoleNomination } from './get-console-ceremony.schema.ts';

/** A card as it is kept. */
type NominationRow = Omit<ConsoleNomination, 'post'> & {
  award: string;
  card: string | null;
  told_version: number | null;
  award_id: number | null;
};

const TOLD = `
  json_build_object('film', case when jsonb_typeof(n2.film) = 'object' then json_build_object('name', n2.film -> 'name', 'post_type', n2.film -> 'postType',
    'year', n2.film -> 'year', 'film_id', n2.film -> 'filmId') end,
    'people', (select coalesce(json_agg(one -> 'name'), '[]') from jsonb_array_elements(n2.people) as one))`;

/** Those of titles, each with what the ceremony tells of the same; and what only the ceremony tells. */
const NOMINATIONS = `
  select award, title_id, version, won, card, nominees, told, told_version, award_id from (
    select n.award, n.title_id, n.title_version as version, n.won, c.card, ${PEOPLE_BY_ID} as nominees,
      t.told, t.version as told_version, t.award_id, c.popularity, n.title_id as nominated_id, n.place
    from read.award_nomination n
    left join read.title_card c on c.id = n.title_id
    left join lateral (
      select version, award_id, ${TOLD} as told from read.ceremony_nomination n2
      where n2.ceremony = n.ceremony and n2.year = n.year and n2.award = n.award and n2.title_id = n.title_id and n2.title_place = n.place
    ) t on true
    where n.ceremony = $1 and n.year = $2
    union all
    select n2.award, null, 0, n2.won, c.card, '[]', ${TOLD}, n2.version, n2.award_id, c.popularity, n2.title_id, n2.place
    from read.ceremony_nomination n2 left join read.title_card c on c.id = n2.title_id
    where n2.ceremony = $1 and n2.year = $2 and n2.title_place is null
  ) as told
  order by won desc, popularity desc nulls last, nominated_id, place`;

@QueryHandler(GetConsoleCeremony)
export class GetConsoleCeremonyHandler implements IQueryHandler<GetConsoleCeremony> {
  constructor(
    private readonly database: ReadDatabase,
    private readonly names: GenreNames,
  ) {}

  /** @throws UnknownCeremony */
  async execute({ slug }: GetConsoleCeremony): Promise<ConsoleCeremonyDetail> {
    const asked = readCeremonySlug(slug);
    if (!asked?.year) throw new UnknownCeremony();
    const { ceremony, year } = asked;
    const rows = await this.database.rows<NominationRow>(NOMINATIONS, [ceremony, year]);
    const cards = await this.cards(rows);
    const awards = [
      ...Map.groupBy(
        rows.map((row, n) => ({ ...row, post: cards[n] ?? null })),
        ({ award }) => award,
      ),
    ]
      .toSorted(([one], [other]) => byAward(one, other))
      .map(([title, nominations]) => ({
        title,
        version: Math.max(...nominations.map(({ told_version }) => told_version ?? 0)),
        award_id: nominations.find(({ award_id }) => award_id !== null)?.award_id ?? null,
        nominations: nominations.map(({ award: _, card: __, told_version: ___, award_id: ____, ...rest }) => rest),
      }));
    return { id: slug, ceremony, year, awards, known_awards: AWARD_TITLES.toSorted(byAward) };
  }

  private async cards(rows: readonly NominationRow[]): Promise<(PostCard | null)[]> {
    return JSON.parse(await this.names.fill(`[${rows.map(({ card }) => card ?? 'null').join()}]`));
  }
}
