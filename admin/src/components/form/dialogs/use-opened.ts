import { useState } from 'react';

/**
 * A record as the server had it when its form was opened. What was kept from an earlier visit is not taken: its version may
 * be an old one; what comes later is not taken either: it would fall upon what is being typed.
 */
export function useOpened<R>(record: R | undefined, isFetching: boolean | undefined): R | undefined {
  const [opened, setOpened] = useState<R>();
  if (opened === undefined && record !== undefined && !isFetching) setOpened(record);
  return opened;
}
