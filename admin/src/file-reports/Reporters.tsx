import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ConsoleFileReport } from '../api/types.ts';
import { useFormat } from '../format/use-format.ts';

const Reporter = styled(Link)({
  color: 'var(--text-high)',
  fontWeight: 500,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
});

/** Everybody's word on the file: who, what, since when. What an earlier decision settled stays, quietly. */
export function Reporters({ reporters }: Pick<ConsoleFileReport, 'reporters'>) {
  const translate = useTranslate();
  const format = useFormat();
  return (
    <Box component="ul" sx={{ listStyle: 'none', margin: 0, marginBlockStart: 0.75, padding: 0 }}>
      {reporters.map(({ id, user, reason, note, reported_at: at, waiting }) => (
        <Box
          component="li"
          key={id}
          sx={{ paddingBlock: 0.5, fontSize: '0.8125rem', lineHeight: 1.8, opacity: waiting ? 1 : 0.6 }}
        >
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.25, color: 'var(--text-low)' }}>
            <Reporter to={`/users/${user.id}/show`}>
              <bdi dir="ltr">@{user.username}</bdi>
            </Reporter>
            <span>{translate(`parde.file_reports.reason.${reason}`)}</span>
            <time dateTime={at} title={format.dateTime(at)}>
              {format.relative(at)}
            </time>
            {!waiting && <span>{translate('parde.file_reports.settled_before')}</span>}
          </Box>
          {note && (
            <Box
              dir="auto"
              sx={{
                color: 'var(--text-high)',
                width: 'fit-content',
                whiteSpace: 'pre-line',
                overflowWrap: 'anywhere',
              }}
            >
              {note}
            </Box>
          )}
        </Box>
      ))}
    </Box>
  );
}
