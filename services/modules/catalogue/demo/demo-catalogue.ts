import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { ImportTitlesHandler } from '../commands/import-titles/import-titles.handler.js';
import { ImportJournal } from '../imports/import-journal.js';
import { type DemoOptions, loadDemoCatalogue } from './load-demo-catalogue.js';

/** The titles that ship with the project, for a first start. */
@Injectable()
export class DemoCatalogue {
  constructor(
    private readonly importer: ImportTitlesHandler,
    private readonly journal: ImportJournal,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {}

  /** Loads what is not loaded yet. @returns the number of titles added. */
  load(options: DemoOptions = {}): Promise<number> {
    return loadDemoCatalogue({ importer: this.importer, journal: this.journal }, options);
  }

  /** The best-known titles, with how well known each is (0–100). */
  titles(): Promise<{ id: number; popularity: number }[]> {
    return this.dataSource.query(
      "select id, (facts->>'popularity')::real as popularity from write.title order by 2 desc, 1 limit 300",
    );
  }
}
