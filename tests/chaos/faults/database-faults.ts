import { type FaultKind, usualLimits } from './fault.ts';

export const databaseFaults: FaultKind[] = [
  {
    kind: 'kill database',
    draw: (random) => ({ target: random.pick(['SIGQUIT', 'SIGKILL']), seconds: 0 }),
    async inject({ database }, { target }) {
      await database.kill(target === 'SIGKILL' ? 'SIGKILL' : 'SIGQUIT');
      return { mend: () => database.startAgain() };
    },
    limits: (fault) => usualLimits(fault, { commands: 5 }),
  },
  {
    kind: 'stop database',
    draw: (random) => ({ target: 'database', seconds: random.between(1, 4) }),
    async inject({ database }) {
      database.freeze();
      return { mend: async () => database.thaw() };
    },
    limits: (fault) => usualLimits(fault, { commands: fault.seconds + 5 }),
  },
];
