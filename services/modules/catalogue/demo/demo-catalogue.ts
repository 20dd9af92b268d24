import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { PersonImport } from '../commands/import-people/person-import.ts';
import { TitleImport } from '../commands/import-titles/title-import.ts';
import { TitleRepository } from '../persistence/title.repository.ts';
import { type DemoOptions, loadDemoCatalogue, loadDemoPeople } from './load-demo-catalogue.ts';

const MAX_TITLES = 300;

/** The titles that ship with the project, for a first start. */
@Injectable()
export class DemoCatalogue {
  constructor(
    private readonly titleImport: TitleImport,
    private readonly personImport: PersonImport,
    private readonly repository: TitleRepository,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {}

  /** Loads what is not loaded yet. @returns the number of titles added. */
  async load(options: DemoOptions): Promise<number> {
    await loadDemoPeople(this.personImport);
    return loadDemoCatalogue(this.titleImport, options);
  }

  /** By its English name; null where there is none. */
  async titleId(name: string, year: number): Promise<number | null> {
    const { manager } = this.dataSource;
    const named = await Promise.all(([1, 2] as const).map((type) => this.repository.namesOf(manager, type, [year])));
    return named.flat().find((title) => title.name.en === name)?.titleId ?? null;
  }

  /** The best-known titles, with how well known each is (0–100). */
  titles(): Promise<{ id: number; popularity: number }[]> {
    return this.repository.bestKnown(MAX_TITLES);
  }
}
