import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import os from 'node:os';
import path from 'node:path';

/** What testcontainers asks before it takes an engine for one: what it is, and the address behind which its containers are. */
const ANSWERS: [path: string, answer: object][] = [
  ['/info', { OperatingSystem: 'test', OSType: 'linux' }],
  ['/networks/bridge', { IPAM: { Config: [{ Gateway: '127.0.0.1' }] } }],
];

export type EngineState = 'works' | 'hangs' | 'fails';

/** Speaks as much of Docker's protocol as detection asks for, on a socket of its own. It has no images: no container starts. */
export class TestingEngine {
  /** Paths that were asked for. */
  readonly requests: string[] = [];
  private readonly folder = mkdtempSync(path.join(os.tmpdir(), 'parde-engine-'));
  private readonly server: Server;

  private constructor(state: EngineState) {
    this.server = createServer((request, response) => {
      this.requests.push(request.url ?? '');
      if (state === 'hangs') return;
      const [, answer] = ANSWERS.find(([path]) => state === 'works' && request.url?.endsWith(path)) ?? [];
      response.writeHead(answer ? 200 : 500, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer ?? { message: 'nothing here' }));
    });
  }

  static async start(state: EngineState): Promise<TestingEngine> {
    const engine = new TestingEngine(state);
    engine.server.listen(path.join(engine.folder, 'engine.sock'));
    await once(engine.server, 'listening');
    return engine;
  }

  /** For DOCKER_HOST. */
  get address(): string {
    return `unix://${path.join(this.folder, 'engine.sock')}`;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
