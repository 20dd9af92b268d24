import type { EntityManager } from 'typeorm';
import type { FileTitle } from '../files/release-files.port.ts';

/** Which titles are on the site, by their ids in film databases; on the write side. */
export abstract class KnownFilmIds {
  /** @returns the titles by these ids; an id that no title on the site has is not in it. */
  abstract titlesOf(manager: EntityManager, filmIds: readonly string[]): Promise<Map<string, FileTitle>>;
}
