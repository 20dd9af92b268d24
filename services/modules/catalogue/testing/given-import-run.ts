import type { TestApp } from '#platform/testing/test-app.ts';
import { ImportRunner } from '../jobs/import-runner.ts';

/** As a worker does every other second. */
export function givenImportRun({ app }: TestApp): Promise<unknown> {
  return app.get(ImportRunner).beginNext();
}
