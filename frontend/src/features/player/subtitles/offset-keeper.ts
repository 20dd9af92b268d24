/** Several presses of a button are one offset to keep. */
const DEBOUNCE_MS = 1_000;

export interface OffsetKeeper {
  /** @param offset milliseconds */
  keep(track: number, offset: number): void;
  /** The player is left: what still waits goes out now. */
  flush(): void;
}

/** Sends how far tracks were moved, once nobody presses any more. */
export function offsetKeeper(send: (track: number, offset: number) => void): OffsetKeeper {
  let waiting: { track: number; offset: number } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    if (waiting) send(waiting.track, waiting.offset);
    waiting = null;
  };
  return {
    keep(track, offset) {
      if (waiting?.track !== track) flush();
      clearTimeout(timer);
      waiting = { track, offset };
      timer = setTimeout(flush, DEBOUNCE_MS);
    },
    flush,
  };
}
