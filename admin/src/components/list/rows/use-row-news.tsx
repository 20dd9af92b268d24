import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../../format/use-format.ts';

const FOR_THE_EAR = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/** What becomes of rows, said to whoever does not see it. `news` stands within something that is positioned. */
export function useRowNews() {
  const translate = useTranslate();
  const format = useFormat();
  const [said, setSaid] = useState('');
  return {
    news: (
      <Box role="status" sx={FOR_THE_EAR}>
        {said}
      </Box>
    ),
    tellAdded: (title: string) => setSaid(translate('parde.curation.added', { title })),
    tellRemoved: (title: string) => setSaid(translate('parde.curation.removed', { title })),
    /** @param place where it is now, from 0. */
    tellMoved: (title: string, place: number, count: number) =>
      setSaid(translate('parde.curation.moved', { title, place: format.plain(place + 1), count: format.plain(count) })),
  };
}
