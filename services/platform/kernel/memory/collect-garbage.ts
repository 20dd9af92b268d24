import v8 from 'node:v8';
import vm from 'node:vm';

type Collect = (options: { type: 'major'; execution: 'sync'; flavor: 'regular' | 'last-resort' }) => void;

let collect: Collect | null = null;

/**
 * Gives back the memory of what nobody will need again: V8 by itself keeps the room for it until something else wants it.
 * @param flavor last-resort: of what a first start has needed once, some hundred milliseconds; regular: a few, in a small process.
 */
export function collectGarbage(flavor: 'regular' | 'last-resort' = 'last-resort'): void {
  v8.setFlagsFromString('--expose-gc');
  collect ??= vm.runInNewContext('gc') as Collect;
  collect({ type: 'major', execution: 'sync', flavor });
}
