import v8 from 'node:v8';
import vm from 'node:vm';

/**
 * Gives back the memory of what a first start has needed once: V8 by itself keeps the room for it until something else wants it. Takes
 * some hundred milliseconds.
 */
export function collectGarbage(): void {
  v8.setFlagsFromString('--expose-gc');
  const collect: (options: object) => void = vm.runInNewContext('gc');
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
