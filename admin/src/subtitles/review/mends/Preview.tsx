import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { ConsoleSubtitleDetail } from '../../../api/types.ts';
import { Panel } from '../../../components/Panel.tsx';
import { SectionHead } from '../../../components/page/SectionHead.tsx';
import { mendedText, readable } from './mended.ts';

/** As players show it: each line in its own direction, white on the picture. */
const Screen = styled('div')({
  minHeight: 150,
  display: 'grid',
  alignContent: 'end',
  padding: '20px 24px',
  backgroundColor: '#101214',
  color: '#fff',
  textAlign: 'center',
  fontSize: '1.125rem',
  lineHeight: 1.9,
  whiteSpace: 'pre-wrap',
  unicodeBidi: 'plaintext',
});

interface PreviewProps {
  subtitle: ConsoleSubtitleDetail;
  /** Number of the cue that is looked at. */
  cue: number | null;
  active: ReadonlySet<number>;
}

export function Preview({ subtitle, cue, active }: PreviewProps) {
  const translate = useTranslate();
  const line = subtitle.lines[(cue ?? 1) - 1];
  if (!line) return null;
  const mends = subtitle.proposals.filter((mend) => mend.cue === (cue ?? 1) && active.has(mend.id));
  const text = mendedText(line.text, mends);
  return (
    <Panel>
      <SectionHead title={translate('parde.subtitles.review.preview')} />
      <Screen dir="auto" data-part="preview">
        {text === null ? (
          <Box component="span" sx={{ opacity: 0.6 }}>
            {translate('parde.subtitles.review.left_out')}
          </Box>
        ) : (
          readable(text)
        )}
      </Screen>
    </Panel>
  );
}
