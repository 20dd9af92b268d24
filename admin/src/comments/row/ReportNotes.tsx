import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { ConsoleComment } from '../../api/types.ts';
import { useFormat } from '../../format/use-format.ts';

/** What readers have said against a comment, and nobody has settled yet. */
export function ReportNotes({ reports }: Pick<ConsoleComment, 'reports'>) {
  const translate = useTranslate();
  const format = useFormat();
  if (reports.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={translate('parde.comments.reports')}
      sx={{
        listStyle: 'none',
        margin: '8px 0 0',
        paddingBlock: 0,
        paddingInline: '12px 0',
        borderInlineStart: '2px solid var(--danger)',
        fontSize: '0.8125rem',
        color: 'var(--text-mid)',
      }}
    >
      {reports.map(({ reason, note, reported_at: at }) => (
        <li key={`${reason} ${at}`}>
          <Box component="span" sx={{ color: 'var(--danger-text)', fontWeight: 700 }}>
            {translate(`parde.comments.report_reasons.${reason}`)}
          </Box>
          {note && <bdi> · {note}</bdi>}
          <span title={format.dateTime(at)}> · {format.relative(at)}</span>
        </li>
      ))}
    </Box>
  );
}
