import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

export interface ExportedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  service: string;
  attributes: Record<string, unknown>;
}

interface Attribute {
  key: string;
  value: Record<string, unknown>;
}

/** The part of an OTLP request in JSON that is looked at. */
interface ExportRequest {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: { spans: (Omit<ExportedSpan, 'attributes' | 'service'> & { attributes: Attribute[] })[] }[];
  }[];
}

/** A collector on this machine that takes spans by OTLP/HTTP in JSON and keeps them. */
export class OtlpCollector {
  readonly spans: ExportedSpan[] = [];
  /** Addresses that something was sent to. */
  readonly paths = new Set<string>();

  private constructor(private readonly server: Server) {}

  static async start(): Promise<OtlpCollector> {
    const collector: OtlpCollector = new OtlpCollector(
      createServer(async (request, response) => {
        collector.paths.add(request.url ?? '');
        collector.take((await json(request)) as ExportRequest);
        response.setHeader('content-type', 'application/json').end('{}');
      }),
    );
    await once(collector.server.listen(0, '127.0.0.1'), 'listening');
    return collector;
  }

  /** What a process needs to send its spans here, as soon as it has them. */
  get environment(): Record<string, string> {
    const { port } = this.server.address() as AddressInfo;
    return {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      OTEL_BSP_SCHEDULE_DELAY: '50',
    };
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private take({ resourceSpans }: ExportRequest): void {
    for (const { resource, scopeSpans } of resourceSpans) {
      const service = String(valuesOf(resource.attributes)['service.name']);
      const spans = scopeSpans.flatMap((scope) => scope.spans);
      this.spans.push(...spans.map((span) => ({ ...span, service, attributes: valuesOf(span.attributes) })));
    }
  }
}

/** Attributes by name; each value stands in a field named for its type. */
function valuesOf(attributes: Attribute[]): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
}
