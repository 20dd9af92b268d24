import { Injectable } from '@nestjs/common';
import { TitleImport } from '../commands/import-titles/title-import.ts';
import { TitleRepository } from '../persistence/title.repository.ts';
import { type DemoOptions, loadDemoCatalogue } from './load-demo-catalogue.ts';

const MAX_TITLES = 300;

/** The titles that ship with the project, for a first start. */
@Injectable()
export class DemoCatalogue {
  constructor(
    private readonly titleImport: TitleImport,
    private readonly repository: TitleRepository,
  ) {}

  /** Loads what is not loaded yet. @returns the number of titles added. */
  load(options: DemoOptions): Promise<number> {
    return loadDemoCatalogue(this.titleImport, options);
  }

  /** The best-known titles, with how well known each is (0–100). */
  titles(): Promise<{ id: number; popularity: number }[]> {
    return this.repository.bestKnown(MAX_TITLES);
  }
}
