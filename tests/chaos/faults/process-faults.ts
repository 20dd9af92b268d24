import { type FaultKind, targetOf, usualLimits } from './fault.ts';

/** The target is lost and comes back, as under a supervisor. */
function killing(what: string, targets: readonly string[]): FaultKind {
  return {
    kind: `kill ${what}`,
    draw: (random) => ({ target: random.pick(targets), seconds: 0 }),
    async inject(site, fault) {
      const process = await targetOf(site, fault.target);
      await process.kill();
      return { mend: async () => process.start() };
    },
    // The other commands process goes on; this one has to start anew.
    limits: (fault) => usualLimits(fault, { commands: 30, positions: 10, reads: 10 }),
  };
}

/** The target stands still with all it holds, and goes on later as if nothing had been. */
function stopping(what: string, targets: readonly string[]): FaultKind {
  return {
    kind: `stop ${what}`,
    draw: (random, [least, most]) => ({ target: random.pick(targets), seconds: random.between(least, most) }),
    async inject(site, fault) {
      const process = await targetOf(site, fault.target);
      process.freeze();
      return { mend: async () => process.thaw() };
    },
    limits: (fault) => usualLimits(fault),
  };
}

const PROJECTORS = ['projector-1', 'projector-2'];
const COMMANDS = ['commands-1', 'commands-2'];

export const processFaults: FaultKind[] = [
  killing('relay', ['leader']),
  killing('projector', PROJECTORS),
  killing('commands', COMMANDS),
  stopping('relay', ['leader']),
  stopping('projector', PROJECTORS),
  stopping('commands', COMMANDS),
  {
    kind: 'kill projectors',
    draw: () => ({ target: PROJECTORS.join(' '), seconds: 0 }),
    async inject(site) {
      const processes = site.all('projector').filter(({ name }) => PROJECTORS.includes(name));
      await Promise.all(processes.map((process) => process.kill()));
      return {
        mend: async () => {
          for (const process of processes) process.start();
        },
      };
    },
    limits: (fault) => usualLimits(fault, { positions: 10, reads: 10 }),
  },
];
