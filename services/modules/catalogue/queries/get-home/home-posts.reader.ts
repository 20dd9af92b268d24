import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { GenreNames } from '../../contract/genres/genre-names.port.ts';

const CARD = 'card';
const WIDE_CARD = `left(card, -1) || ',"backdrop_path":' || coalesce((extra::json -> 'backdrop_path')::text, '""') || '}'`;

/**
 * The file that plays when somebody asks for the title and for nothing else, as on its own page: the film or the first
 * episode; the best that is not above 1080p, in its own sound and whole where there is such a one.
 */
const PLAYED = `
  select f.id from read.release_file f,
    lateral (select greatest((f.media ->> 'height')::int, round((f.media ->> 'width')::int * 9 / 16.0)::int) as lines) l
  where f.title_id = title_card.id
  order by f.season nulls first, f.episode nulls first, f.dubbed::int + f.censored::int, l.lines > 1080,
    case when l.lines <= 1080 then -l.lines else l.lines end, case when l.lines <= 1080 then -f.quality else f.quality end
  limit 1`;
/** Both columns are JSON objects; the second joins the first. */
const LEAD = `left(card, -1) || ',"play_file_id":' || coalesce((${PLAYED})::text, 'null') || ',' || substr(extra, 2)`;

/** Posts of the home page as texts, ready to send. */
@Injectable()
export class HomePostReader {
  constructor(
    private readonly database: ReadDatabase,
    private readonly names: GenreNames,
  ) {}

  cards(ids: readonly number[]): Promise<Map<number, string>> {
    return this.texts(CARD, ids);
  }

  wideCards(ids: readonly number[]): Promise<Map<number, string>> {
    return this.texts(WIDE_CARD, ids);
  }

  /** With summary, backdrop and what to play. */
  leads(ids: readonly number[]): Promise<Map<number, string>> {
    return this.texts(LEAD, ids);
  }

  private async texts(text: string, ids: readonly number[]): Promise<Map<number, string>> {
    const rows = await this.database.rows<{ id: number; json: string }>(
      `select id, ${text} as json from read.title_card where id = any($1::int[]) and card is not null`,
      [ids],
    );
    const filled = await Promise.all(rows.map(async ({ id, json }) => [id, await this.names.fill(json)] as const));
    return new Map(filled);
  }
}
