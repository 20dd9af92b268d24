import { useState } from 'react';

/**
 * For a dialog that reads the version of what it changes when it is sent. It is read once: a try whose answer was lost names the same
 * version again, and so is the same one, not another upon what it has made itself.
 */
export function useVersionOnce<Of>(read: (of: Of) => Promise<number>): (of: Of) => Promise<number> {
  const [known] = useState(() => new Map<Of, number>());
  return async (of) => {
    const version = known.get(of) ?? (await read(of));
    known.set(of, version);
    return version;
  };
}
