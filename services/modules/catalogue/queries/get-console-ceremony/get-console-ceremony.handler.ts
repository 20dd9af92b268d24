import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { AWARD_TITLES } from '../../contract/award-titles.ts';
import { readCeremonySlug } from '../../contract/ceremonies.ts';
import { GenreNames } from '../../contract/genre-names.port.ts';
import type { PostCard } from '../../contract/post-card.ts';
import { byAward } from '../award-order.ts';
import { UnknownCeremony } from '../catalogue-query-errors.ts';
import { GetConsoleCeremony } from './get-console-ceremony.query.ts';
import type { ConsoleCeremonyDetail, ConsoleNomination } from './get-console-ceremony.schema.ts';

/** A card as it is kept. */
type NominationRow = Omit<ConsoleNomination, 'post'> & { award: string; card: string | null };

const NOMINATIONS = `
  select n.award, n.title_id, n.title_version as version, n.won, c.card,
    coalesce((select json_agg(json_build_object('id', named.id, 'name', p.ref -> 'name') order by named.place)
      from unnest(n.people) with ordinality as named(id, place)
      join read.title_page_person p on p.person_id = named.id), '[]') as nominees
  from read.award_nomination n left join read.title_card c on c.id = n.title_id
  where n.ceremony = $1 and n.year = $2
  order by n.won desc, c.popularity desc nulls last, n.title_id, n.place`;

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
        nominations: nominations.map(({ award: _, card: __, ...rest }) => rest),
      }));
    return { id: slug, ceremony, year, awards, known_awards: AWARD_TITLES.toSorted(byAward) };
  }

  private async cards(rows: readonly NominationRow[]): Promise<(PostCard | null)[]> {
    return JSON.parse(await this.names.fill(`[${rows.map(({ card }) => card ?? 'null').join()}]`));
  }
}
