import { Injectable } from '@nestjs/common';
import { ImportTitlesHandler } from '../commands/import-titles/import-titles.handler.js';
import { ImportJournal } from '../imports/import-journal.js';
import { type DemoOptions, loadDemoCatalogue } from './load-demo-catalogue.js';

/** The titles that ship with the project, for a first start. */
@Injectable()
export class DemoCatalogue {
  constructor(
    private readonly importer: ImportTitlesHandler,
    private readonly journal: ImportJournal,
  ) {}

  /** Loads what is not loaded yet. @returns the number of titles added. */
  load(options: DemoOptions = {}): Promise<number> {
    return loadDemoCatalogue({ importer: this.importer, journal: this.journal }, options);
  }
}
