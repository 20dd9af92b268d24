import ForumOutlined from '@mui/icons-material/ForumOutlined';
import OpenInNew from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useShowContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ConsoleTitlePage } from '../api/types.ts';
import { queueAddress } from '../components/addresses/queue-address.ts';
import { AdminLink } from '../components/links/AdminLink.tsx';
import { titleAddress } from '../components/links/SiteLink.tsx';
import { OtherName } from '../components/names/OtherName.tsx';
import { useName } from '../components/names/use-name.ts';
import { Picture } from '../components/Picture.tsx';
import { ConsoleShow } from '../components/page/ConsoleShow.tsx';
import { ShowFrame } from '../components/page/ShowFrame.tsx';
import { TitleFiles } from './files/TitleFiles.tsx';
import { TitleStanding } from './standing/TitleStanding.tsx';
import { TitleFacts } from './TitleFacts.tsx';
import { TitlePeople } from './TitlePeople.tsx';
import { TitleVersions } from './TitleVersions.tsx';

export function TitlePage() {
  return (
    <ConsoleShow resource="titles">
      <TitleView />
    </ConsoleShow>
  );
}

function TitleActions({ title }: { title: ConsoleTitlePage }) {
  const translate = useTranslate();
  const merged = typeof title.withdrawn?.into === 'number';
  return (
    <>
      {!merged && <AdminLink to={`/titles/${title.id}`} label="parde.titles.edit" />}
      {!merged && title.post_type === 2 && <AdminLink to={`/seasons/${title.id}`} label="parde.seasons.edit" />}
      <Button
        variant="outlined"
        component={Link}
        to={queueAddress({ status: 'approved', post_id: title.id })}
        startIcon={<ForumOutlined />}
      >
        {translate('parde.titles.comments')}
      </Button>
      <Button
        variant="outlined"
        component="a"
        href={titleAddress(title)}
        target="_blank"
        rel="noopener"
        startIcon={<OpenInNew />}
      >
        {translate('parde.titles.open')}
      </Button>
    </>
  );
}

function TitleView() {
  const translate = useTranslate();
  const nameOf = useName();
  const { record } = useShowContext<ConsoleTitlePage>();
  const name = record && nameOf(record.name);
  return (
    <ShowFrame
      list={{ to: '/titles', label: translate('parde.titles.title') }}
      title={name?.main}
      aside={name?.other && <OtherName name={name.other} />}
      actions={record && <TitleActions title={record} />}
    >
      {record && (
        <Box
          sx={{
            display: 'grid',
            gap: 2.5,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '200px minmax(0, 1fr)' },
          }}
        >
          <Box sx={{ display: { xs: 'none', md: 'block' }, position: 'sticky', insetBlockStart: 24 }}>
            <Picture
              path={record.cover_path}
              size="300x450"
              width={200}
              height={300}
              radius={12}
              letter={name?.main ?? ''}
            />
          </Box>
          <Box sx={{ display: 'grid', gap: 2.5, minWidth: 0 }}>
            <TitleStanding title={record} />
            <TitleFacts title={record} />
            <TitlePeople title={record} />
            <TitleFiles title={record} />
            <TitleVersions id={record.id} />
          </Box>
        </Box>
      )}
    </ShowFrame>
  );
}
