import type { AuditEntry } from '../api/types.ts';
import { QuietLink } from '../components/CellLink.tsx';
import { pageOf, useAuditWords } from './audit-words.ts';

/** What something was done to, leading to its page where the console has one. */
export function AuditPlace({ entry }: { entry: AuditEntry }) {
  const words = useAuditWords();
  const page = pageOf(entry);
  if (!page) return <span>{words.place(entry)}</span>;
  return <QuietLink to={page}>{words.place(entry)}</QuietLink>;
}
