import { Presets, SingleBar } from 'cli-progress';
import type { RebuildProgress } from '#platform/messaging/rebuild/filling.ts';
import type { RebuildResult } from '#platform/messaging/rebuild/rebuild.ts';
import type { TableDifference } from '#platform/messaging/rebuild/table-states.ts';

const number = new Intl.NumberFormat('en-US');

/** A bar over the positions of the log, with the rate of the projection's own events. */
export class RebuildBar {
  private readonly begun = performance.now();
  private readonly bar: SingleBar;

  constructor(projection: string) {
    const format = `  ${projection.padEnd(18)} {bar} {percentage}% · {events} events · {rate}/s`;
    this.bar = new SingleBar(
      { format, stream: process.stderr, hideCursor: true, etaBuffer: 1 },
      Presets.shades_classic,
    );
    this.bar.start(1, 0, { events: 0, rate: 0 });
  }

  show({ position, head, events }: RebuildProgress): void {
    const rate = Math.round((events * 1_000) / (performance.now() - this.begun));
    this.bar.setTotal(head);
    this.bar.update(position, { events: number.format(events), rate: number.format(rate) });
  }

  stop(): void {
    this.bar.stop();
  }
}

/** What a rebuild did, line by line. */
export function told(projection: string, result: RebuildResult, swapped: boolean): string[] {
  const { events, eventsPerSecond, position, stoodStillMs, differences, parked } = result;
  const at = `position ${number.format(position)}`;
  const rate = `${number.format(events)} events (${number.format(eventsPerSecond)}/s)`;
  return [
    ...(differences?.length === 0 ? [`${projection}: equal to the live one`] : []),
    ...(differences ?? []).map((difference) => `${projection}: ${differing(difference)}`),
    swapped
      ? `${projection}: ${rate}, in place at ${at}; the live one stood still for ${stoodStillMs} ms`
      : `${projection}: ${rate} up to ${at}; nothing was changed`,
    ...(parked > 0 ? [`${projection}: ${number.format(parked)} events could not be digested and are parked`] : []),
  ];
}

function differing({ table, liveRows, rebuiltRows, onlyLive, onlyRebuilt }: TableDifference): string {
  return (
    `${table} differs: ${number.format(liveRows)} rows live, ${number.format(rebuiltRows)} rebuilt; ` +
    `${number.format(onlyLive)} only live, ${number.format(onlyRebuilt)} only rebuilt`
  );
}
