export type Drawing = 'empty' | 'error' | 'offline';

const FILE: Record<Drawing, string> = {
  empty: 'bg-[url(/drawings/empty.svg)]',
  error: 'bg-[url(/drawings/error.svg)]',
  offline: 'bg-[url(/drawings/offline.svg)]',
};

/** A file, so that it costs nothing before it is shown, and a background, so that its absence leaves no broken picture. */
export function StateDrawing({ kind }: { kind: Drawing }) {
  return (
    <span aria-hidden="true" className={`block h-40 w-60 max-w-full bg-contain bg-center bg-no-repeat ${FILE[kind]}`} />
  );
}
