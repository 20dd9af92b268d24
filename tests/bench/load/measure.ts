import { terminal } from '../terminal.ts';
import { commentsProjected, type DrainFigures, drainBacklog } from './backlog.ts';
import { atFullRate, atSteadyRate, type FullFigures, type SteadyFigures } from './commands-under-load.ts';
import { type PlaytimeFigures, playtimesUnderLoad } from './playtimes-under-load.ts';
import { runCommand } from './processes.ts';
import { type Profile, startProfile } from './profile.ts';
import { type ReadFigures, readsByProcesses } from './reads.ts';
import type { LoadSettings, TransportName } from './settings.ts';

interface RebuildFigures {
  events: number;
  seconds: number;
}

interface CommandFigures {
  /** While the code of all processes is still cold. */
  justStarted: SteadyFigures;
  steady: SteadyFigures;
  full: FullFigures;
}

export interface LoadFigures {
  transport: TransportName;
  commands: CommandFigures;
  playtimes: PlaytimeFigures;
  reads: ReadFigures;
  drain: DrainFigures;
  /** Of the comments alone, and of all read models one after the other. */
  rebuild: { comments: RebuildFigures; all: RebuildFigures };
}

export async function measureTransport(transport: TransportName, settings: LoadSettings): Promise<LoadFigures> {
  terminal.step(`starting two of every process (events: ${transport})`);
  const profile = await startProfile(transport);
  terminal.step('commands at a steady rate, twice over, then as many as go');
  const commands = await commandsUnderLoad(profile, settings);
  await commentsProjected(profile);
  terminal.step('playtimes as fast as one process takes them');
  const playtimes = await playtimesUnderLoad(profile, settings);
  terminal.step('a backlog for the projectors');
  const drain = await drainBacklog(profile, settings.backlog);
  terminal.step('reads from one process and from two');
  const reads = await readsByProcesses(profile, settings.readRounds);
  terminal.step('rebuilding read models');
  const rebuild = { comments: await rebuildOf(profile, 'comments'), all: await rebuildOf(profile, 'all') };
  await profile.stop();
  return { transport, commands, playtimes, reads, drain, rebuild };
}

async function commandsUnderLoad(
  profile: Profile,
  { steadySeconds, fullSeconds }: LoadSettings,
): Promise<CommandFigures> {
  const justStarted = await atSteadyRate(profile, steadySeconds);
  await commentsProjected(profile);
  const steady = await atSteadyRate(profile, steadySeconds);
  return { justStarted, steady, full: await atFullRate(profile, fullSeconds) };
}

/** As the command itself tells: events that each projection has read, and how many a second. */
const REPORT = /: ([\d,]+) events \(([\d,]+)\/s\)/g;
const numberOf = (text = '') => Number(text.replaceAll(',', ''));

async function rebuildOf({ environment }: Profile, name: string): Promise<RebuildFigures> {
  const words = await runCommand(['rebuild', name], environment);
  const sum: RebuildFigures = { events: 0, seconds: 0 };
  for (const [, events, rate] of words.matchAll(REPORT)) {
    if (numberOf(rate) === 0) continue;
    sum.events += numberOf(events);
    sum.seconds += numberOf(events) / numberOf(rate);
  }
  if (sum.events === 0) throw new Error(`cli rebuild ${name} tells no figures:\n${words}`);
  return sum;
}
