import type { Profile } from './options.ts';
import type { Patch } from './site/services-copy.ts';

/** A site that is broken on purpose, in the run's own copy; no hook for it is in the product. */
export interface Mutant {
  name: string;
  /** What it would be like in the sources. */
  what: string;
  profiles: readonly Profile[];
  patches: readonly Patch[];
  databaseSettings?: Record<string, string>;
  /** Kinds of faults that can bring it to light. */
  faults: readonly string[];
  /** Invariants of which at least one must be violated for the mutant to count as caught: not just anything that is slow. */
  caughtBy: readonly string[];
}

const RUNNER = 'platform/messaging/projections/projection-runner.js';
const CHECKPOINTS = 'platform/messaging/projections/checkpoints/checkpoints.js';
const TAIL = 'platform/messaging/transport/log-tail';
const RELAY = 'platform/messaging/relay';

const COMMIT_CHECKPOINT =
  'await this.checkpoints.move(client, moves);' +
  'await client.query("commit; begin; set local search_path to " + this.schema + ", public");';

export const MUTANTS: readonly Mutant[] = [
  {
    name: 'asynchronous-commit',
    what: 'the write side answers before its commit is on the disk',
    profiles: ['log', 'kafka'],
    patches: [],
    // The window that PostgreSQL's default of 200 ms leaves open, made longer.
    databaseSettings: { synchronous_commit: 'off', wal_writer_delay: '2000ms' },
    faults: ['kill database'],
    caughtBy: ['1', '2', '6'],
  },
  {
    name: 'tailing-by-id',
    what: 'projections follow the log by the number of the insert (id > last) in place of the position given after the commit',
    profiles: ['log'],
    patches: [
      {
        file: `${TAIL}/log-windows.js`,
        find: /'select position from write\.relay_head'/,
        replace: "'select max(seq) as position from write.event_log'",
      },
      {
        file: `${TAIL}/event-rows.js`,
        find: /\.replace\(' data,', ' null as data,'\)/,
        replace: "$&.replace(' position,', ' seq as position,')",
      },
      {
        file: `${TAIL}/event-rows.js`,
        find: /position > \$1 and position <= \$2/,
        replace: 'seq > $1 and seq <= $2',
      },
    ],
    faults: ['slow link', 'stop commands'],
    caughtBy: ['3'],
  },
  {
    name: 'offset-before-work',
    what: 'the checkpoint is committed before the rows are written',
    profiles: ['log', 'kafka'],
    patches: [
      { file: RUNNER, find: /checkpoints\.move\(client, moves, /, replace: 'checkpoints.move(client, [], ' },
      { file: RUNNER, find: /if \(fresh\.length > 0\) await project\(/, replace: `${COMMIT_CHECKPOINT} $&` },
    ],
    faults: ['kill projector', 'kill projectors', 'kill database'],
    caughtBy: ['3'],
  },
  {
    name: 'no-checkpoint-check',
    what: 'what is at or below the checkpoint is projected again',
    profiles: ['log', 'kafka'],
    patches: [
      { file: CHECKPOINTS, find: /events\.filter\(\(event\) ?=> ?!isDone\(event, partition\)\)/, replace: 'events' },
    ],
    faults: ['duplicates', 'kill projector'],
    caughtBy: ['3'],
  },
  {
    name: 'no-fencing',
    what: 'a relay leads without having the lock, and numbers in any term',
    profiles: ['log', 'kafka'],
    patches: [
      { file: `${RELAY}/leadership.js`, find: /if \(rows\[0\]\.taken\)/, replace: 'if (rows.length > 0)' },
      { file: `${RELAY}/number-events.js`, find: /and term = \$1/, replace: 'and $1::bigint > 0' },
      {
        file: `${RELAY}/publishing-position.js`,
        find: /exists \(select from write\.relay_head where term = \$4\)/,
        replace: '$4::bigint > 0',
      },
    ],
    faults: ['kill relay', 'stop relay'],
    caughtBy: ['1', '2', '3'],
  },
];

/** @throws Error with the names there are. */
export function mutantNamed(name: string): Mutant {
  const found = MUTANTS.find((mutant) => mutant.name === name);
  if (!found) throw new Error(`--mutant ${name}: one of ${MUTANTS.map((mutant) => mutant.name).join(', ')}`);
  return found;
}
