import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import type { ConsoleSubtitleDetail } from '../../../api/types.ts';
import { Panel } from '../../../components/Panel.tsx';

export type Charset = ConsoleSubtitleDetail['charset'];
const CHARSETS: readonly Charset[] = ['utf-8', 'windows-1256', 'windows-1252', 'utf-16le', 'utf-16be'];

/** For a file whose charset was guessed wrongly. */
export function CharsetInput({ charset, onChange }: { charset: Charset; onChange: (charset: Charset) => void }) {
  const translate = useTranslate();
  return (
    <Panel sx={{ padding: 2.5 }}>
      <TextField
        select
        fullWidth
        size="small"
        label={translate('parde.subtitles.read_as')}
        helperText={translate('parde.subtitles.read_as_hint')}
        value={charset}
        onChange={({ target }) => onChange(target.value as Charset)}
      >
        {CHARSETS.map((each) => (
          <MenuItem key={each} value={each}>
            {translate(`parde.subtitles.charsets.${each}`)}
          </MenuItem>
        ))}
      </TextField>
    </Panel>
  );
}
