import { types } from 'node:util';
import type { EnqueuedTaskPromise } from 'meilisearch';
import type { Logger } from 'pino';
import { SearchUnavailable } from '../../contract/search-unavailable.ts';
import { available, codeOf, type Engine } from './engine.ts';
import type { EngineDocument } from './engine-document.ts';

/** The engine refuses a batch for one document: these are the errors of a document, everything else passes by itself. */
const DOCUMENT_ERRORS = new Set([
  'invalid_document_id',
  'missing_document_id',
  'invalid_document_fields',
  'invalid_document_geo_field',
  'document_fields_limit_reached',
  'max_fields_limit_exceeded',
  'malformed_payload',
  'payload_too_large',
]);
const MAX_BATCH = 2_000;
const TASK_TIMEOUT_MS = 120_000;
const TASK_INTERVAL_MS = 20;

class RefusedDocuments extends Error {}

export interface WriterOptions {
  logger: Logger;
  onRefused?: () => void;
}

/** Writes to an index and waits until it is done. */
export class IndexWriter {
  constructor(
    private readonly engine: Engine,
    private readonly options: WriterOptions,
  ) {}

  /** A document that the engine refuses is told and left out; the others are written. */
  async write(index: string, documents: EngineDocument[]): Promise<void> {
    for (let at = 0; at < documents.length; at += MAX_BATCH) {
      await this.writeBatch(index, documents.slice(at, at + MAX_BATCH));
    }
  }

  async remove(index: string, ids: number[]): Promise<void> {
    if (ids.length > 0) await this.done(this.engine.client.index(index).deleteDocuments(ids));
  }

  async clear(index: string): Promise<void> {
    await this.done(this.engine.client.index(index).deleteAllDocuments());
  }

  /** @throws SearchUnavailable, or RefusedDocuments. */
  async done(work: EnqueuedTaskPromise): Promise<void> {
    const task = await available(work.waitTask({ timeout: TASK_TIMEOUT_MS, interval: TASK_INTERVAL_MS }));
    if (task.status === 'succeeded') return;
    const error = `${task.error?.code ?? task.status}: ${task.error?.message ?? ''}`;
    if (DOCUMENT_ERRORS.has(task.error?.code ?? '')) throw new RefusedDocuments(error);
    throw new SearchUnavailable(`a task of the search engine failed: ${error}`);
  }

  private async writeBatch(index: string, documents: EngineDocument[]): Promise<void> {
    if (documents.length === 0) return;
    try {
      await this.done(this.engine.client.index(index).addDocuments(documents, { primaryKey: 'id' }));
    } catch (error) {
      if (!isRefusal(error)) throw SearchUnavailable.because(error);
      if (documents.length === 1) return this.tellRefused(index, documents[0]!, error);
      const half = Math.ceil(documents.length / 2);
      await this.writeBatch(index, documents.slice(0, half));
      await this.writeBatch(index, documents.slice(half));
    }
  }

  private tellRefused(index: string, { id }: EngineDocument, error: Error): void {
    const fields = { index, document: id, err: error };
    this.options.logger.error(fields, 'the search engine refuses a document, the others go on without it');
    this.options.onRefused?.();
  }
}

function isRefusal(error: unknown): error is Error {
  if (error instanceof RefusedDocuments) return true;
  return types.isNativeError(error) && DOCUMENT_ERRORS.has(codeOf(error) ?? '');
}
