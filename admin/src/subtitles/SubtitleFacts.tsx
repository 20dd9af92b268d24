import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { ConsoleSubtitle } from '../api/types.ts';
import { titleFileAddress } from '../components/addresses/title-address.ts';
import { Facts } from '../components/Facts.tsx';
import { QuietLink } from '../components/links/CellLink.tsx';
import { Moment } from '../components/Moment.tsx';
import { Panel } from '../components/Panel.tsx';
import { useFormat } from '../format/use-format.ts';
import { useSubtitleName } from './use-subtitle-name.ts';

export function SubtitleFacts({ subtitle }: { subtitle: ConsoleSubtitle }) {
  const translate = useTranslate();
  const format = useFormat();
  const name = useSubtitleName();
  const word = (key: string) => translate(`parde.subtitles.${key}`);
  const { user, file, decided_by, decided_at, reason } = subtitle;
  return (
    <Panel>
      <Box sx={{ padding: '6px 20px' }}>
        <Facts
          facts={[
            [
              word('file'),
              file && (
                <QuietLink key="t" to={titleFileAddress(file.post_id, file.id)}>
                  <bdi>{name.title(subtitle)}</bdi>
                </QuietLink>
              ),
            ],
            [word('language'), name.language(subtitle)],
            [
              translate('parde.titles.file.quality'),
              file && (
                <bdi key="q" dir="ltr">
                  {name.quality(subtitle)}
                </bdi>
              ),
            ],
            [word('format'), <bdi key="f" dir="ltr">{`${subtitle.format.toUpperCase()} · ${subtitle.charset}`}</bdi>],
            [word('cues'), format.number(subtitle.cues)],
            [
              word('sender'),
              <QuietLink key="u" to={`/users/${user.id}/show`}>
                {user.username}
              </QuietLink>,
            ],
            [word('sent'), <Moment key="s" at={subtitle.created_at} />],
            [word('other_medium'), file?.replaced && word('other_medium_lead')],
            [word('decided_by'), decided_by && <bdi>{decided_by}</bdi>],
            [word('decided'), decided_at && <Moment key="d" at={decided_at} />],
            [word('reason'), reason && <span dir="auto">{reason}</span>],
          ]}
        />
      </Box>
    </Panel>
  );
}
