/*
 * npm run bench:long-log [-- --events 20000000] [--write]: what a log of many years costs: starting, appending, relaying, projecting,
 * asking it, rebuilding from it. The log of the demo beside one of twenty million events, most of them copies. It needs some 20 GB.
 */
import os from 'node:os';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { onEnd, runToEnd } from '../cleanup.ts';
import { putTable } from '../report/put-table.ts';
import { startScratchDatabase } from '../site/scratch-database.ts';
import { startSite } from '../site/site-process.ts';
import { terminal } from '../terminal.ts';
import { fillLog } from './fill-log.ts';
import { type LogFigures, measureLog } from './measure.ts';

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: { events: { type: 'string', default: '20000000' }, write: { type: 'boolean', default: false } },
  });
  const { url: databaseUrl } = await startScratchDatabase();
  terminal.step('a site with the demo');
  const site = await startSite({ databaseUrl });
  await site.settled();
  await site.stop();
  const client = new pg.Client(databaseUrl);
  client.on('error', () => undefined);
  await client.connect();
  onEnd(() => client.end());
  terminal.step('the log of the demo');
  const small = await measureLog(databaseUrl, client, terminal.step);
  terminal.step(`a log of ${Number(values.events).toLocaleString('en')} events`);
  await fillLog(client, Number(values.events), terminal.doing);
  const long = await measureLog(databaseUrl, client, terminal.step);
  const machine = `${os.cpus().length} cores, Node ${process.versions.node}; ${new Date().toISOString().slice(0, 10)}.`;
  const text = `${table([small, long])}\n\n${machine}`;
  terminal.out(text);
  for (const { words, name } of long.rebuilds) terminal.step(`${name}: ${words}`);
  if (values.write) putTable('bench:long-log', text);
}

function table(logs: readonly LogFigures[]): string {
  const count = (value: number) => Math.round(value).toLocaleString('en');
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const line = (name: string, figure: (log: LogFigures) => string) => row([name, ...logs.map(figure)]);
  const heads = ['', ...logs.map(({ events }) => `${count(events)} events`)];
  return [
    row(heads),
    row(heads.map(() => '---')),
    line('the log on disk, indexes included', ({ bytes }) => `${(bytes / 10 ** 9).toFixed(1)} GB`),
    line('start on existing data', ({ start }) => `${(start / 1_000).toFixed(1)} s`),
    line(
      'comments, 32 connections',
      ({ comments: { perSecond, p99, failures } }) =>
        `${count(perSecond)}/s, p99 ${Math.round(p99)} ms${failures > 0 ? ` (${failures} FAILED)` : ''}`,
    ),
    line(
      '… until all are numbered and projected, after the last answer',
      ({ comments }) => `${comments.behindSeconds.toFixed(1)} s`,
    ),
    line('history of a stream, p99', ({ queries }) => `${queries.stream.toFixed(2)} ms`),
    line('the next hundred events, p99', ({ queries }) => `${queries.next.toFixed(2)} ms`),
    ...logs[0]!.rebuilds.map(({ name }, at) =>
      line(`rebuild ${name}`, ({ rebuilds }) => `${rebuilds[at]!.seconds.toFixed(1)} s`),
    ),
  ].join('\n');
}

await runToEnd(run);
