import { Link } from 'react-router-dom';
import type { AuditEntry } from '../api/types';
import { pageOf, useAuditWords } from './audit-words';

/** What something was done to, leading to its page where the console has one. */
export function AuditPlace({ entry }: { entry: AuditEntry }) {
  const words = useAuditWords();
  const page = pageOf(entry);
  if (!page) return <span>{words.place(entry)}</span>;
  return (
    <Link to={page} style={{ color: 'inherit', textUnderlineOffset: 4, textDecorationColor: 'var(--hairline-strong)' }}>
      {words.place(entry)}
    </Link>
  );
}
