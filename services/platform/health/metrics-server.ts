import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Config } from '#platform/kernel/config/config.ts';
import { AppLogger } from '#platform/telemetry/app-logger.ts';
import { Metrics } from '#platform/telemetry/metrics.ts';

const PATH = '/metrics';
/** One scrape is over long before. */
const TIMEOUT_MS = 10_000;

/**
 * Metrics, for Prometheus, on a port of their own: what visitors reach never has them, whatever stands in front. Nothing listens
 * unless METRICS_PORT is set.
 */
@Injectable()
export class MetricsServer implements OnApplicationShutdown {
  private server: Server | null = null;
  private readonly logger;

  constructor(
    private readonly config: Config,
    private readonly metrics: Metrics,
    logger: AppLogger,
  ) {
    this.logger = logger.child('metrics');
  }

  /** @returns the address of the metrics, or null. @throws the system's error when the port is taken. */
  async listen(): Promise<string | null> {
    const { metricsPort: port, metricsHost: host } = this.config.values;
    if (port === null) return null;
    const server = createServer({ requestTimeout: TIMEOUT_MS, headersTimeout: TIMEOUT_MS }, (request, response) => {
      const asked = request.method === 'GET' && request.url?.split('?')[0] === PATH;
      void (asked ? this.answer(response) : response.writeHead(404).end());
    });
    server.listen(port, host);
    await once(server, 'listening');
    this.server = server;
    const { port: bound } = server.address() as AddressInfo;
    return `http://${host.includes(':') ? `[${host}]` : host}:${bound}${PATH}`;
  }

  /** Last: what happens while the process stops is still counted. */
  async onApplicationShutdown(): Promise<void> {
    if (!this.server) return;
    const closed = once(this.server, 'close');
    this.server.close();
    this.server.closeAllConnections();
    await closed;
  }

  private async answer(response: ServerResponse): Promise<void> {
    try {
      const text = await this.metrics.registry.metrics();
      response.writeHead(200, { 'content-type': this.metrics.registry.contentType }).end(text);
    } catch (err) {
      this.logger.error({ err }, 'the metrics cannot be read');
      response.writeHead(500).end();
    }
  }
}
