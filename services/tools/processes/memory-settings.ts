import { getHeapStatistics } from 'node:v8';

/**
 * For programs that run for weeks. The C library: with as many arenas as threads it keeps what each has freed, and with a growing
 * threshold it keeps large blocks too. The library that hashes passwords has an allocator of its own (mimalloc), which gives back
 * the 46 MB of a hash only when the next one is asked for, unless it is to do so at once. The image of the services says the same.
 */
export const NATIVE_MEMORY = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '262144', MIMALLOC_PURGE_DELAY: '0' };
/** Node gives young objects the room they need to die young, not all that they would take; so does the image. */
export const YOUNG_OBJECTS = '--max-semi-space-size=16';
/** On a large machine Node looks for old garbage late. Where it has less anyway, as in a small container, it keeps its own limit. */
const OLD_MEGABYTES = 1_024;

/** The environment with these settings; what it says itself goes before them. */
export function withMemorySettings(
  environment: NodeJS.ProcessEnv,
  heapLimit = getHeapStatistics().heap_size_limit,
): NodeJS.ProcessEnv {
  const old = heapLimit > OLD_MEGABYTES * 2 ** 20 ? [`--max-old-space-size=${OLD_MEGABYTES}`] : [];
  const options = [YOUNG_OBJECTS, ...old, environment['NODE_OPTIONS']].filter(Boolean);
  return { ...NATIVE_MEMORY, ...environment, NODE_OPTIONS: options.join(' ') };
}
