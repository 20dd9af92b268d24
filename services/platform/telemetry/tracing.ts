import { setTimeout as pause } from 'node:timers/promises';
import { DiagLogLevel, diag } from '@opentelemetry/api';
import type { Logger } from 'pino';
import type { ConfigValues } from '#platform/kernel/config/config.ts';
import { tracing } from './spans.ts';

/** How long a stopping process waits until the collector has taken its last spans. */
const MAX_FLUSH_MS = 3_000;

/**
 * Starts the export of traces where a collector is named (OTEL_EXPORTER_OTLP_ENDPOINT), before anything is worth a span. The
 * SDK is loaded only then: it takes time and memory. It reads everything else, sampling among it, from its own variables.
 * @returns what sends the last spans and ends the export.
 */
export async function startTracing(
  { otlpEndpoint, processName }: Pick<ConfigValues, 'otlpEndpoint' | 'processName'>,
  logger: Logger,
): Promise<() => Promise<void>> {
  if (!otlpEndpoint) return async () => undefined;
  const { NodeSDK } = await import('@opentelemetry/sdk-node');
  reportTo(logger);
  // Traces alone: metrics are scraped, logs are lines.
  const sdk = new NodeSDK({ serviceName: `parde-${processName}`, metricReaders: [], logRecordProcessors: [] });
  sdk.start();
  tracing.on = true;
  return async () => {
    tracing.on = false;
    const flushed = sdk.shutdown().catch((error: unknown) => logger.warn({ err: error }, 'the last spans are lost'));
    await Promise.race([flushed, pause(MAX_FLUSH_MS)]);
  };
}

/** A collector that is away costs spans, never a request: it is told and nothing else. */
function reportTo(logger: Logger): void {
  const warn = (message: string) => logger.warn(message);
  const ignore = () => undefined;
  diag.setLogger({ error: warn, warn, info: ignore, debug: ignore, verbose: ignore }, DiagLogLevel.WARN);
}
