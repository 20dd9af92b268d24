import Box from '@mui/material/Box';
import type { AuditEntry } from '../api/types.ts';
import { QuietLink } from '../components/links/CellLink.tsx';
import { useName } from '../components/names/use-name.ts';
import { pageOf, useAuditWords } from './audit-words.ts';

const NAME = {
  display: 'block',
  maxWidth: { xs: 210, sm: 320 },
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

/** What something was done to: by its name where it has one; leading to its page where the console has one. */
export function AuditPlace({ entry }: { entry: AuditEntry }) {
  const words = useAuditWords();
  const nameOf = useName();
  const page = pageOf(entry);
  const { name } = entry;
  const place = name ? nameOf(name).main : words.place(entry);
  const shown = (
    <Box component="bdi" sx={NAME} title={place}>
      {place}
    </Box>
  );
  return (
    <Box sx={{ minWidth: 0 }}>
      {page ? <QuietLink to={page}>{shown}</QuietLink> : shown}
      {name && <Box sx={{ fontSize: '0.75rem', color: 'var(--text-low)' }}>{words.place(entry)}</Box>}
    </Box>
  );
}
