import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { FileTitle } from '../../contract/files/release-files.port.ts';
import { KnownFilmIds } from '../../contract/film-ids/known-film-ids.port.ts';
import { FILE_TITLE, ON_SITE } from './title.repository.ts';

interface TitleFilmIds {
  titleId: number;
  filmIds: readonly string[];
}

const REMOVE = 'delete from write.title_film_id where title_id = any($1::int[])';
// Of two that bring the same id the first one keeps it.
const ADD = `
  insert into write.title_film_id (film_id, title_id)
  select distinct on (film_id) film_id, title_id from unnest($1::text[], $2::int[]) as t(film_id, title_id)
  order by film_id, title_id
  on conflict (film_id) do nothing
  returning film_id as "filmId"`;
const FIND = `
  select film_id as "filmId", ${FILE_TITLE}
  from write.title_film_id join write.title on id = title_id where film_id = any($1::text[]) and ${ON_SITE}`;

@Injectable()
export class TitleFilmIdRepository extends KnownFilmIds {
  /** Gives each title these ids in place of those it had. @returns the ids that another title has: they stay there. */
  async replace(manager: EntityManager, titles: readonly TitleFilmIds[]): Promise<string[]> {
    if (titles.length === 0) return [];
    await manager.query(REMOVE, [titles.map(({ titleId }) => titleId)]);
    const pairs = titles.flatMap(({ titleId, filmIds }) => filmIds.map((filmId) => ({ filmId, titleId })));
    if (pairs.length === 0) return [];
    const columns = [pairs.map(({ filmId }) => filmId), pairs.map(({ titleId }) => titleId)];
    const rows: { filmId: string }[] = await manager.query(ADD, columns);
    const added = new Set(rows.map(({ filmId }) => filmId));
    return columns[0]!.filter((id): id is string => !added.has(String(id)));
  }

  async titlesOf(manager: EntityManager, filmIds: readonly string[]): Promise<Map<string, FileTitle>> {
    if (filmIds.length === 0) return new Map();
    const rows: (FileTitle & { filmId: string })[] = await manager.query(FIND, [filmIds]);
    return new Map(rows.map(({ filmId, ...title }) => [filmId, title]));
  }
}
