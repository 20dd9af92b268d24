import { Injectable } from '@nestjs/common';
import type { ReleaseFileCard } from '#modules/catalogue/contract/files/release-file-cards.port.ts';
import { ReleaseFileCards } from '#modules/catalogue/contract/files/release-file-cards.port.ts';
import { Conditions } from '#platform/database/conditions.ts';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { type ListPage, orderBy } from '#platform/http/list-query.ts';
import type { ConsoleSubtitle, ListConsoleSubtitles } from './console-subtitle.schema.ts';

// Of what was published as one track the last is what is seen, unless something came with the film since. Rows from before
// their WebVTT was kept do not know it.
const STATED = `
  select s.*, case when s.state = 'published' and (exists (
    select 1 from read.submitted_subtitle o where o.state = 'published' and o.sha256 = s.sha256
      and o.language = s.language and o.label is not distinct from s.label
      and (o.decided_at, o.id) > (s.decided_at, s.id))
    or not exists (
    select 1 from read.subtitle_track t where t.sha256 = s.sha256 and t.language = s.language
      and t.label is not distinct from s.label and t.vtt_name = coalesce(s.vtt_name, t.vtt_name)))
    then 'replaced' else s.state end as stated
  from read.submitted_subtitle s`;
const COLUMNS = `
  id, stated as state, version, language, label, format, charset, cues, mends, created_at,
  json_build_object('id', user_id, 'username', username) as "user", decided_by, decided_at, reason,
  replaced_vtt is not null as former, file_id as "fileId", sha256, original`;

type Row = Omit<ConsoleSubtitle, 'file'> & { fileId: number; sha256: string; original: string };
interface KeptSubtitle {
  shown: ConsoleSubtitle;
  /** The storage's name of the bytes as they were sent. */
  original: string;
}

@Injectable()
export class ConsoleSubtitleReader {
  constructor(
    private readonly database: ReadDatabase,
    private readonly files: ReleaseFileCards,
  ) {}

  async list({ sort, offset, limit, filter }: ListConsoleSubtitles): Promise<ListPage<ConsoleSubtitle>> {
    const where = conditionsOf(filter);
    const field = sort.field === 'state' ? 'stated' : sort.field;
    const order = orderBy(field, sort.direction, 'id');
    const from = `from (${STATED}) s where ${where}`;
    const [rows, count] = await Promise.all([
      this.database.rows<Row>(
        `select ${COLUMNS} ${from} order by ${order} limit ${limit} offset ${offset}`,
        where.parameters,
      ),
      this.database.row<{ total: number }>(`select count(*) as total ${from}`, where.parameters),
    ]);
    const cards = await this.files.of([...new Set(rows.map(({ fileId }) => fileId))]);
    return { rows: rows.map((row) => shown(row, cards.get(row.fileId))), total: count?.total ?? 0 };
  }

  async one(id: number): Promise<KeptSubtitle | null> {
    const row = await this.database.row<Row>(`select ${COLUMNS} from (${STATED}) s where id = $1`, [id]);
    if (!row) return null;
    const cards = await this.files.of([row.fileId]);
    return { shown: shown(row, cards.get(row.fileId)), original: row.original };
  }
}

function shown(
  { fileId, sha256, original: _original, ...row }: Row,
  card: ReleaseFileCard | undefined,
): ConsoleSubtitle {
  if (!card) return { ...row, file: null };
  const { titleId: post_id, postType: post_type, slug, name, quality, season, episode, media } = card;
  const replaced = media.sha256 !== sha256;
  return { ...row, file: { id: fileId, post_id, post_type, slug, name, quality, season, episode, replaced } };
}

function conditionsOf({ state, ...filter }: ListConsoleSubtitles['filter']): Conditions {
  const nothingAsked = Object.values(filter).every((value) => value === undefined);
  const wanted = state ?? (nothingAsked ? 'waiting' : 'all');
  return new Conditions()
    .add(wanted === 'all' ? undefined : wanted, (place) => `stated = ${place}`)
    .add(filter.language, (place) => `language = ${place}`)
    .add(filter.file_id, (place) => `file_id = ${place}`)
    .add(filter.user_id, (place) => `user_id = ${place}`)
    .add(filter.id, (place) => `id = any(${place}::int[])`);
}
