import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { openedFile } from '../../../lib/downloads/file-paths.ts';

/** React Router's key of the page that was opened first. */
const FIRST = 'default';

/** The row that `?file=` names comes into view; back and forward leave the reader where they were. */
export function useOpenedRow(fileId: number) {
  const row = useRef<HTMLLIElement>(null);
  const [search] = useSearchParams();
  const { key } = useLocation();
  const type = useNavigationType();
  const opened = openedFile(search) === fileId;
  useEffect(() => {
    if (!opened || (type === 'POP' && key !== FIRST)) return;
    row.current?.scrollIntoView({ block: 'center' });
    row.current?.focus({ preventScroll: true });
  }, [opened, key, type]);
  return { row, opened };
}
