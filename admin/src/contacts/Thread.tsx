import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { ConsoleContact } from '../api/types.ts';
import { useFormat } from '../format/use-format.ts';

/** What was written and answered, the oldest first. */
export function Thread({ messages }: Pick<ConsoleContact, 'messages'>) {
  const translate = useTranslate();
  const format = useFormat();
  return (
    <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {messages.map(({ version, by_staff: byStaff, author, body, at }) => (
        <Box
          component="li"
          key={version}
          sx={{
            marginBlockStart: 1,
            paddingInlineStart: byStaff ? 2 : 0,
            borderInlineStart: byStaff ? '3px solid var(--accent)' : 0,
          }}
        >
          <Box
            sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.25, fontSize: '0.75rem', color: 'var(--text-low)' }}
          >
            <span>{byStaff ? translate('parde.contacts.answered_by', { name: author }) : author}</span>
            <time dateTime={at} title={format.dateTime(at)}>
              {format.relative(at)}
            </time>
          </Box>
          <Box
            dir="auto"
            sx={{ fontSize: '0.875rem', lineHeight: 1.8, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
          >
            {body}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
