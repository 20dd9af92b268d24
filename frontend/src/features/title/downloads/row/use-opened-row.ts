import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { openedFile } from '../../../../lib/downloads/file-paths.ts';
import { isFirstEntry } from '../../../../lib/router/first-entry.ts';

/** The row that `?file=` names comes into view; back and forward leave the reader where they were. */
export function useOpenedRow(fileId: number) {
  const row = useRef<HTMLLIElement>(null);
  const [search] = useSearchParams();
  const { key } = useLocation();
  const type = useNavigationType();
  const opened = openedFile(search) === fileId;
  useEffect(() => {
    if (!opened || (type === 'POP' && !isFirstEntry(key))) return;
    row.current?.scrollIntoView({ block: 'center' });
    row.current?.focus({ preventScroll: true });
  }, [opened, key, type]);
  return { row, opened };
}
