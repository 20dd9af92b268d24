import { Injectable } from '@nestjs/common';
import { PersonImport } from '../commands/import-people/person-import.ts';
import { TitleImport } from '../commands/import-titles/title-import.ts';
import { titleSlug } from '../domain/words/slug.ts';
import { TitleRepository } from '../persistence/titles/title.repository.ts';
import { type DemoOptions, loadDemoCatalogue, loadDemoPeople } from './load-demo-catalogue.ts';

const MAX_TITLES = 300;

/** The titles that ship with the project, for a first start. */
@Injectable()
export class DemoCatalogue {
  constructor(
    private readonly titleImport: TitleImport,
    private readonly personImport: PersonImport,
    private readonly repository: TitleRepository,
  ) {}

  /** Loads what is not loaded yet. @returns the number of titles added. */
  async load(options: DemoOptions): Promise<number> {
    await loadDemoPeople(this.personImport);
    return loadDemoCatalogue(this.titleImport, options);
  }

  /** By its English name; null where there is none. */
  titleId(name: string, year: number): Promise<number | null> {
    return this.repository.idOf(titleSlug(name, year));
  }

  /** The first of a title's files that are on offer; null where it has none. */
  fileId(titleId: number): Promise<number | null> {
    return this.repository.firstFileOf(titleId);
  }

  /** The best-known titles, with how well known each is (0–100). */
  titles(): Promise<{ id: number; popularity: number }[]> {
    return this.repository.bestKnown(MAX_TITLES);
  }
}
