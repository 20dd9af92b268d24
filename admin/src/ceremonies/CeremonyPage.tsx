import { useState } from 'react';
import { useShowContext, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { ConsoleCeremony, ConsoleCeremonyDetail } from '../api/types.ts';
import { leaveBy } from '../components/form/unsaved/unsaved-forms.ts';
import { SiteLink } from '../components/links/SiteLink.tsx';
import { ConsoleShow } from '../components/page/ConsoleShow.tsx';
import { ShowFrame } from '../components/page/ShowFrame.tsx';
import { QuietNote } from '../components/QuietNote.tsx';
import { useFormat } from '../format/use-format.ts';
import { AwardForm } from './awards/AwardForm.tsx';
import { AwardPanel } from './awards/AwardPanel.tsx';
import { NewAward } from './awards/NewAward.tsx';
import { newAward } from './awards/use-award-conflict.ts';

export function CeremonyPage() {
  const { id } = useParams();
  return (
    <ConsoleShow key={id} resource="ceremonies">
      <View />
    </ConsoleShow>
  );
}

function View() {
  const translate = useTranslate();
  const format = useFormat();
  // Coming from the list, it is at first what the list knows of it.
  const { record } = useShowContext<Partial<ConsoleCeremonyDetail> & ConsoleCeremony>();
  return (
    <ShowFrame
      list={{ to: '/ceremonies', label: translate('parde.nav.ceremonies') }}
      title={
        record &&
        translate('parde.ceremonies.held', {
          ceremony: translate(`parde.ceremonies.names.${record.ceremony}`),
          year: format.plain(record.year),
        })
      }
      aside={
        record &&
        record.awards?.length !== 0 && (
          <SiteLink href={`/award-ceremony/${record.id}`}>{translate('parde.ceremonies.on_site')}</SiteLink>
        )
      }
    >
      {record?.awards && <Awards ceremony={record as ConsoleCeremonyDetail} />}
    </ShowFrame>
  );
}

/** The awards of a year, one of which can be open for a change. */
function Awards({ ceremony }: { ceremony: ConsoleCeremonyDetail }) {
  const translate = useTranslate();
  const [open, setOpen] = useState<string | null>(null);
  const close = () => setOpen(null);
  // Its form takes the place of one in which something may stand.
  const edit = (award: string) => leaveBy(() => setOpen(award));
  const taken = new Set(ceremony.awards.map(({ title }) => title));
  const isNew = open !== null && !taken.has(open);
  return (
    <>
      <NewAward awards={ceremony.known_awards.filter((title) => !taken.has(title) && title !== open)} onPick={edit} />
      {isNew && <AwardForm key={open} ceremony={ceremony} award={newAward(open)} onClose={close} />}
      {ceremony.awards.length === 0 && !isNew && <QuietNote>{translate('parde.ceremonies.empty')}</QuietNote>}
      {ceremony.awards.map((award) =>
        award.title === open ? (
          <AwardForm key={award.title} ceremony={ceremony} award={award} onClose={close} />
        ) : (
          <AwardPanel
            key={award.title}
            award={award.title}
            nominations={award.nominations}
            onEdit={() => edit(award.title)}
          />
        ),
      )}
    </>
  );
}
