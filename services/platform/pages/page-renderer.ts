import { availableParallelism } from 'node:os';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { Piscina } from 'piscina';
import type { AskApi, PageAnswer, PageCall } from './page-call.ts';
import type { DrawnPage, PageLanguage } from './page-document.ts';

/** A page that takes longer is drawn by the browser; the thread is ended. */
const MAX_MS = 4_000;
const IDLE_MS = 300_000;
/** Pages that wait for a thread; beyond them browsers draw their pages themselves. */
const MAX_WAITING = 32;
const MAX_HEAP_MB = 192;

/** A page as somebody asks for it. */
interface PageRequest {
  /** Whole, with the host by which the site is known. */
  address: string;
  language: PageLanguage;
  /** Of the reader, as far as they change how the page looks. */
  cookies: string;
}

/** What the built module of the public site answers: null for a page that only the browser draws. */
type Rendered = DrawnPage | null;

/** Draws pages of the public site in threads of their own, which end when nobody asks. */
export class PageRenderer {
  private readonly threads: Piscina;

  /** @param program the built module of the public site that draws a page, `frontend/dist-server/page-renderer.js`. */
  constructor(program: string) {
    this.threads = new Piscina({
      filename: program,
      minThreads: 0,
      maxThreads: Math.max(1, Math.floor(availableParallelism() / 2)),
      idleTimeout: IDLE_MS,
      maxQueue: MAX_WAITING,
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
      // Nothing of the process's settings, secrets among them.
      env: { NODE_ENV: 'production' },
    });
  }

  /** @param ask answers what the page asks for. @throws Error when the page was not drawn in time, or not at all. */
  async draw(request: PageRequest, ask: AskApi): Promise<Rendered> {
    const { port1, port2 } = new MessageChannel();
    answerCalls(port1, ask);
    try {
      const task = { ...request, calls: port2 };
      return await this.threads.run(task, { transferList: [port2], signal: AbortSignal.timeout(MAX_MS) });
    } finally {
      port1.close();
    }
  }

  async close(): Promise<void> {
    await this.threads.destroy();
  }
}

function answerCalls(port: MessagePort, ask: AskApi): void {
  port.on('message', ({ id, ...call }: PageCall & { id: number }) => {
    const failed = (): PageAnswer => ({ status: 500, body: '{}' });
    void ask(call)
      .catch(failed)
      .then((answer) => port.postMessage({ id, ...answer }));
  });
}
