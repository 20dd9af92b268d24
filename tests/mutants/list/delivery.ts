import type { Mutant } from '../mutant.ts';

const MESSAGING = 'services/platform/messaging';
const UNIT_OF_WORK = `${MESSAGING}/commands/unit-of-work.int.spec.ts`;

/** From a command to what is shown: once, in order, and nobody else's. */
export const DELIVERY_MUTANTS: readonly Mutant[] = [
  {
    name: 'idempotency-key-without-user',
    what: 'another viewer who sends the same Idempotency-Key gets my answer',
    file: `${MESSAGING}/commands/idempotency.store.ts`,
    find: 'actor ? `user-',
    replace: 'false ? `user-',
    suite: UNIT_OF_WORK,
    test: 'shares no key between two people',
  },
  {
    name: 'idempotency-key-for-any-request',
    what: 'another request under the same Idempotency-Key is answered with what is stored',
    file: `${MESSAGING}/commands/idempotency.store.ts`,
    find: 'if (stored.request_hash !== hash) throw',
    replace: 'if (false) throw',
    suite: UNIT_OF_WORK,
    test: 'refuses another command under the same key',
  },
  {
    name: 'idle-checkpoint-without-compare-and-set',
    what: 'a checkpoint moves over a stretch that holds nothing, from wherever it is',
    file: `${MESSAGING}/projections/idle-checkpoints.ts`,
    find: ' and w.after = c.position',
    replace: '',
    suite: `${MESSAGING}/projections/idle-checkpoints.int.spec.ts`,
    test: 'do not move from where they are not',
  },
  {
    name: 'projected-twice',
    what: 'an event that comes a second time has a second effect',
    file: `${MESSAGING}/projections/projection-runner.ts`,
    find: 'batch.events.filter((event) => event.position > position)',
    replace: 'batch.events',
    suite: `${MESSAGING}/event-pipeline.int.spec.ts`,
    test: 'has one effect of a batch that is delivered twice',
  },
  {
    name: 'job-claimed-twice',
    what: 'two workers take the same job: two mails',
    file: 'services/platform/jobs/job-queue.ts',
    find: 'due_at = now() + interval',
    replace: 'due_at = now() + 0 * interval',
    suite: 'services/platform/jobs/jobs.int.spec.ts',
    test: 'share the jobs without doing one twice',
  },
  {
    name: 'job-not-marked-done',
    what: 'a job whose run could not be marked at once runs again: a second mail',
    file: 'services/platform/jobs/job-worker.ts',
    find: 'if (!isPassing(error) || performance.now() + waitMs > leaseEnds) throw error;',
    replace: 'throw error;',
    suite: 'services/platform/jobs/jobs.int.spec.ts',
    test: 'is marked done though the database is away just then',
  },
];
