import { Injectable } from '@nestjs/common';
import { filmAddress } from '#modules/catalogue/contract/film-ids/film-id.ts';
import { TitleCards } from '#modules/catalogue/contract/titles/title-cards.port.ts';
import { ReadDatabase } from '#platform/database/read-database.ts';
import type { TitleRequest } from './title-request.schema.ts';

const COLUMNS = `r.id, r.film_id, r.post_type, r.name, r.year as release_year, r.state, r.sponsors, r.reason, r.note, r.title_id,
  read.iso_time(r.made_at) as made_at, read.iso_time(r.answered_at) as answered_at`;
const WANTED = `r.state in ('open', 'accepted') and r.sponsors > 0`;
/** Nobody has wished for more in years. */
const MAX_OWN = 500;

type RequestRow = Omit<TitleRequest, 'address' | 'post'> & { title_id: number | null; [column: string]: unknown };

@Injectable()
export class TitleRequestReader {
  constructor(
    private readonly database: ReadDatabase,
    private readonly titles: TitleCards,
  ) {}

  /** What a member wishes for, the newest wish first. */
  async of(userId: number): Promise<TitleRequest[]> {
    const sql = `select ${COLUMNS} from read.request_sponsor s join read.title_request r on r.id = s.request_id
      where s.user_id = $1 order by s.joined_at desc, r.id desc limit ${MAX_OWN}`;
    return this.withPosts(await this.database.rows<RequestRow>(sql, [userId]));
  }

  /** What most members wait for. */
  async popular(offset: number, limit: number): Promise<{ rows: TitleRequest[]; total: number }> {
    const sql = `select ${COLUMNS} from read.title_request r where ${WANTED}
      order by r.sponsors desc, r.id limit $1 offset $2`;
    const [rows, count] = await Promise.all([
      this.database.rows<RequestRow>(sql, [limit, offset]),
      this.database.row<{ total: number }>(`select count(*) as total from read.title_request r where ${WANTED}`),
    ]);
    return { rows: await this.withPosts(rows), total: count?.total ?? 0 };
  }

  async byFilmId(filmId: string): Promise<TitleRequest | null> {
    const sql = `select ${COLUMNS} from read.title_request r where r.film_id = $1`;
    const [found] = await this.withPosts(await this.database.rows<RequestRow>(sql, [filmId]));
    return found ?? null;
  }

  private async withPosts(rows: readonly RequestRow[]): Promise<TitleRequest[]> {
    const cards = await this.titles.of(rows.flatMap(({ title_id: id }) => id ?? []));
    return rows.map(({ title_id: titleId, ...row }) => ({
      ...row,
      address: filmAddress(row.film_id),
      post: (titleId !== null && cards.get(titleId)) || null,
    }));
  }
}
