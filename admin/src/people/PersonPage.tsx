import OpenInNew from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useShowContext, useTranslate } from 'react-admin';
import type { ConsolePerson } from '../api/types.ts';
import { Facts } from '../components/Facts.tsx';
import { AdminLink } from '../components/links/AdminLink.tsx';
import { OtherName } from '../components/names/OtherName.tsx';
import { useName } from '../components/names/use-name.ts';
import { Panel } from '../components/Panel.tsx';
import { Picture } from '../components/Picture.tsx';
import { ConsoleShow } from '../components/page/ConsoleShow.tsx';
import { ShowFrame } from '../components/page/ShowFrame.tsx';
import { useFormat } from '../format/use-format.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { PersonVersions } from './PersonVersions.tsx';
import { useProfessions } from './use-professions.ts';

export function PersonPage() {
  return (
    <ConsoleShow resource="people">
      <PersonView />
    </ConsoleShow>
  );
}

function PersonFacts({ person }: { person: ConsolePerson }) {
  const translate = useTranslate();
  const format = useFormat();
  const inWords = useProfessions();
  const nameOf = useName();
  const word = (key: string) => translate(`parde.people.${key}`);
  const [nominations = 0, wins = 0] = person.awards_count;
  const born = person.birthday && format.date(person.birthday);
  const place = person.birth_place && nameOf(person.birth_place).main;
  const age = person.age ? translate('parde.people.age', { smart_count: person.age }) : null;
  return (
    <Facts
      facts={[
        [word('profession'), inWords(person.professions)],
        [word('birthday'), [born, age, place].filter(Boolean).join(' · ')],
        [word('died'), person.death_year ? format.plain(person.death_year) : null],
        [word('posts'), format.number(person.posts_count)],
        [word('movies'), format.number(person.movies_count)],
        [word('serials'), format.number(person.serials_count)],
        [word('awards'), nominations + wins > 0 ? translate('parde.people.awards_value', { wins, nominations }) : null],
        [
          word('slug'),
          <bdi key="slug" dir="ltr">
            {person.slug}
          </bdi>,
        ],
      ]}
    />
  );
}

function PersonView() {
  const translate = useTranslate();
  const nameOf = useName();
  const { record } = useShowContext<ConsolePerson>();
  const name = record && nameOf(record.name);
  return (
    <ShowFrame
      list={{ to: '/people', label: translate('parde.people.title') }}
      title={name?.main}
      aside={name?.other && <OtherName name={name.other} />}
      actions={record && <PersonActions person={record} />}
    >
      {record && (
        <>
          <PersonPanel person={record} name={name?.main ?? ''} />
          <PersonVersions id={record.id} />
        </>
      )}
    </ShowFrame>
  );
}

function PersonActions({ person }: { person: ConsolePerson }) {
  const translate = useTranslate();
  return (
    <>
      <AdminLink to={`/people/${person.id}`} label="parde.people.edit" />
      <Button
        variant="outlined"
        component="a"
        href={`/person/${person.slug}`}
        target="_blank"
        rel="noopener"
        startIcon={<OpenInNew />}
      >
        {translate('parde.people.open')}
      </Button>
    </>
  );
}

/** The portrait, the facts and the life. */
function PersonPanel({ person, name }: { person: ConsolePerson; name: string }) {
  const language = useLanguage();
  const biography = (language === 'fa' && person.biography?.fa) || person.biography?.en;
  return (
    <Panel
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'auto minmax(0, 1fr)' },
        gap: 3,
        padding: 3,
        alignItems: 'start',
      }}
    >
      <Picture path={person.avatar_path} size="200x200" width={132} height={132} radius={999} letter={name} />
      <div>
        <PersonFacts person={person} />
        {biography && (
          <Box
            dir="auto"
            sx={{
              marginBlockStart: 2,
              fontSize: '0.875rem',
              lineHeight: 1.9,
              color: 'var(--text-mid)',
              maxWidth: 720,
            }}
          >
            {biography}
          </Box>
        )}
      </div>
    </Panel>
  );
}
