import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ConsoleTitlePage, Name, PersonRef } from '../api/types.ts';
import { useName } from '../components/names/use-name.ts';
import { Panel, PanelHead } from '../components/Panel.tsx';
import { Picture } from '../components/Picture.tsx';

function Person({ person, note }: { person: PersonRef & { role?: Name | null }; note: string }) {
  const nameOf = useName();
  const { main } = nameOf(person.name);
  const role = person.role ? nameOf(person.role).main : note;
  return (
    <Box
      component={Link}
      to={`/people/${person.id}/show`}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        padding: 1,
        borderRadius: 2,
        color: 'inherit',
        textDecoration: 'none',
        minWidth: 0,
        '&:hover': { backgroundColor: 'var(--hover)' },
      }}
    >
      <Picture path={person.avatar_path} size="96x96" width={38} height={38} radius={999} letter={main} />
      <Box
        sx={{
          minWidth: 0,
          lineHeight: 1.5,
          '& > div': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
        }}
      >
        <Box sx={{ fontSize: '0.875rem', fontWeight: 500 }}>{main}</Box>
        <Box sx={{ fontSize: '0.75rem', color: 'var(--text-low)' }}>{role}</Box>
      </Box>
    </Box>
  );
}

/** Everyone on the title; nothing at all when the server says nothing of them. */
export function TitlePeople({ title }: { title: ConsoleTitlePage }) {
  const translate = useTranslate();
  const { directors = [], writers = [], cast = [] } = title;
  if (directors.length + writers.length + cast.length === 0) return null;
  return (
    <Panel>
      <PanelHead>
        <Typography component="h2" variant="h3">
          {translate('parde.titles.people')}
        </Typography>
      </PanelHead>
      <Box
        sx={{
          padding: '10px 12px',
          display: 'grid',
          gap: 0.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(210px, 1fr))',
        }}
      >
        {directors.map((person) => (
          <Person key={`director-${person.id}`} person={person} note={translate('parde.titles.directors')} />
        ))}
        {writers.map((person) => (
          <Person key={`writer-${person.id}`} person={person} note={translate('parde.titles.writers')} />
        ))}
        {cast.map((person) => (
          <Person key={`cast-${person.id}`} person={person} note={translate('parde.titles.cast')} />
        ))}
      </Box>
    </Panel>
  );
}
