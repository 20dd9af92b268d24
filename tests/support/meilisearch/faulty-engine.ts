import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { INDEX_SETTINGS } from '../../../services/modules/search/adapters/meilisearch/index-settings.ts';

interface WrittenDocument {
  id: unknown;
}

type TaskState = 'processing' | 'succeeded' | 'failed' | 'refused';

const TASKS: Record<TaskState, object> = {
  processing: { status: 'processing', error: null },
  succeeded: { status: 'succeeded', error: null },
  failed: { status: 'failed', error: { code: 'internal', message: 'no space left', type: 'internal', link: '' } },
  refused: { status: 'failed', error: { code: 'invalid_document_id', message: 'no id', type: 'invalid', link: '' } },
};

/**
 * Implements the part of Meilisearch's protocol that is needed to inject faults which the real one cannot be made to show. What is
 * found with it says how we handle those faults, not how Meilisearch works.
 */
export class FaultyEngine {
  /** Ids of each batch that was sent, in order. */
  readonly batches: unknown[][] = [];
  /** What becomes of a batch; asked again and again while it is under way. */
  judge: (documents: readonly WrittenDocument[]) => TaskState = () => 'succeeded';
  /** What a search is answered with; null leaves it without an answer. */
  searchAnswer: { status: number; body: string } | null = null;
  private readonly tasks: WrittenDocument[][] = [];
  private readonly server: Server;

  private constructor() {
    this.server = createServer((request, response) => void this.answer(request, response));
  }

  static async start(): Promise<FaultyEngine> {
    const engine = new FaultyEngine();
    await new Promise<void>((resolve) => engine.server.listen(0, '127.0.0.1', resolve));
    return engine;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url ?? '/', this.url).pathname;
    const body = request.method === 'POST' ? await json(request) : null;
    if (path === '/multi-search') {
      if (this.searchAnswer) response.writeHead(this.searchAnswer.status).end(this.searchAnswer.body);
      return;
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(this.reply(path, body)));
  }

  private reply(path: string, body: unknown): object {
    const [, what, name = ''] = path.split('/');
    if (path.endsWith('/settings')) return INDEX_SETTINGS[name.includes('titles') ? 'titles' : 'people'];
    if (path.endsWith('/documents')) return this.take(body as WrittenDocument[]);
    if (what === 'tasks') return this.task(Number(name));
    return { status: 'available' };
  }

  private take(documents: WrittenDocument[]): object {
    this.batches.push(documents.map(({ id }) => id));
    return { taskUid: this.tasks.push(documents) - 1, status: 'enqueued', type: 'documentAdditionOrUpdate' };
  }

  private task(uid: number): object {
    return { uid, type: 'documentAdditionOrUpdate', ...TASKS[this.judge(this.tasks[uid] ?? [])] };
  }
}
