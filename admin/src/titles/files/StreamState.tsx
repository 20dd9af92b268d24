import Button from '@mui/material/Button';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import type { ConsoleStream } from '../../api/types.ts';
import { useButtonCommand } from '../../components/form/sending/use-button-command.ts';
import { Tag, type Tone } from '../../components/tags/Tag.tsx';
import { useFormat } from '../../format/use-format.ts';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { httpClient } from '../../providers/http/http-client.ts';

/** The server takes so many at once. */
const AT_ONCE = 40;
const REFRESH_INTERVAL_MS = 5_000;
const TONES: Record<ConsoleStream['state'], Tone> = {
  waiting: 'quiet',
  impossible: 'quiet',
  running: 'warn',
  failed: 'bad',
  ready: 'good',
};

async function fetchStreams(checksums: readonly string[]): Promise<ConsoleStream[]> {
  const { json } = await httpClient(`/api/console/streams?media=${checksums.join(',')}`);
  return json as ConsoleStream[];
}

const underWay = ({ state }: ConsoleStream) => state === 'waiting' || state === 'running';

/** How far the streams of files are, by checksum; asked anew while one is on its way. */
export function useStreams(checksums: readonly string[]): Map<string, ConsoleStream> {
  const all = [...new Set(checksums)].sort();
  const parts = Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, index) =>
    all.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  );
  const results = useQueries({
    queries: parts.map((part) => ({
      queryKey: ['streams', part],
      queryFn: () => fetchStreams(part),
      refetchInterval: ({ state }: { state: { data?: ConsoleStream[] | undefined } }) =>
        state.data?.some(underWay) ? REFRESH_INTERVAL_MS : false,
    })),
  });
  return new Map(results.flatMap(({ data }) => data ?? []).map((stream) => [stream.checksum, stream]));
}

/** Has a stream made again that failed. */
function RetryButton({ checksum }: { checksum: string }) {
  const translate = useTranslate();
  const provider = useDataProvider<ConsoleDataProvider>();
  const queries = useQueryClient();
  const { busy, press } = useButtonCommand({
    body: checksum,
    send: (failed) => provider.retryStream(failed),
    onDone: () => void queries.invalidateQueries({ queryKey: ['streams'] }),
  });
  return (
    <Button size="small" variant="text" disabled={busy} onClick={press}>
      {translate('parde.titles.stream.retry')}
    </Button>
  );
}

interface StreamStateProps {
  stream: ConsoleStream | undefined;
  /** Whether the reader may have one made again that failed. */
  canRetry: boolean;
}

/** Whether a file can be streamed in several qualities, and if not, why. */
export function StreamState({ stream, canRetry }: StreamStateProps) {
  const translate = useTranslate();
  const format = useFormat();
  if (!stream) return <span>{translate('parde.titles.stream.none')}</span>;
  const { checksum, state, percent, error, qualities } = stream;
  const title =
    error ?? (state === 'impossible' ? translate('parde.titles.stream.why_impossible') : qualities.join(' '));
  return (
    <>
      <Tag tone={TONES[state]} title={title}>
        {translate(`parde.titles.stream.${state}`, { percent: format.number(percent) })}
      </Tag>
      {state === 'failed' && canRetry && <RetryButton checksum={checksum} />}
    </>
  );
}
