type Listened = [target: EventTarget, listeners: Record<string, () => void>];

/** @returns what ends all of it. */
export function listen(...all: Listened[]): () => void {
  const ends = all.flatMap(([target, listeners]) =>
    Object.entries(listeners).map(([event, listener]) => {
      target.addEventListener(event, listener);
      return () => target.removeEventListener(event, listener);
    }),
  );
  return () => {
    for (const end of ends) end();
  };
}
