import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { contactsAddress } from '../components/addresses/contacts-address.ts';
import { fileReportsAddress } from '../components/addresses/file-reports-address.ts';
import { queueAddress } from '../components/addresses/queue-address.ts';
import { requestsAddress } from '../components/addresses/requests-address.ts';
import { subtitlesAddress } from '../components/addresses/subtitles-address.ts';
import { QuietLink } from '../components/links/CellLink.tsx';

/** The ways to what a member has sent, for whoever is asked by them what has become of it. */
export function SentByUser({ userId }: { userId: number }) {
  const translate = useTranslate();
  const theirs = { user_id: userId };
  const lists = {
    comments: queueAddress(theirs),
    subtitles: subtitlesAddress('waiting', theirs),
    requests: requestsAddress('open', theirs),
    file_reports: fileReportsAddress('open', theirs),
    contacts: contactsAddress('open', theirs),
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}>
      {Object.entries(lists).map(([kind, address]) => (
        <QuietLink key={kind} to={address}>
          {translate(`parde.${kind}.title`)}
        </QuietLink>
      ))}
    </Box>
  );
}
