import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { type NewsName, NewsNames } from '../contract/news-names.port.ts';
import { PUBLISHED_NEWS } from './news-shape.ts';

const NAMES = `
  select id, slug,
    jsonb_build_object('fa', texts -> 'fa' -> 'title',
      'en', coalesce(texts -> 'en' ->> 'title', texts -> 'fa' ->> 'title', slug)) as name
  from read.piece where id = any($1::int[]) and ${PUBLISHED_NEWS}`;

@Injectable()
export class ProjectedNewsNames extends NewsNames {
  constructor(private readonly database: ReadDatabase) {
    super();
  }

  async of(ids: readonly number[]): Promise<Map<number, NewsName>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.rows<NewsName & { id: number; [column: string]: unknown }>(NAMES, [ids]);
    return new Map(rows.map(({ id, ...name }) => [id, name]));
  }
}
