import Box from '@mui/material/Box';
import { type Meaning, RECORD_MEANING } from './meanings/meaning.ts';
import { VersionsPanel, type VersionsPanelProps } from './VersionsPanel.tsx';

interface RecordVersionsProps<F extends object> extends Omit<VersionsPanelProps<F>, 'resource' | 'meaning'> {
  /** As the server's addresses call it: `news`, `box-office`. */
  kind: string;
  meaning?: Meaning;
}

/** The versions of what the staff writes and puts together. */
export function RecordVersions<F extends object>({ kind, meaning = RECORD_MEANING, ...props }: RecordVersionsProps<F>) {
  return (
    <Box sx={{ marginBlockStart: 2 }}>
      <VersionsPanel<F> resource={`versions/${kind}`} meaning={meaning} {...props} />
    </Box>
  );
}
