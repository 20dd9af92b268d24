import { useState } from 'react';
import { useNotify, useShowContext, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { ConsoleSubtitleDetail } from '../api/types.ts';
import { ConsoleShow } from '../components/page/ConsoleShow.tsx';
import { ShowFrame } from '../components/page/ShowFrame.tsx';
import type { Charset } from './review/mends/CharsetInput.tsx';
import { SubtitleReview } from './review/SubtitleReview.tsx';
import { SubtitleStateTag } from './SubtitleStateTag.tsx';
import { useSubtitleName } from './use-subtitle-name.ts';

/** Begins anew with each subtitle: what was chosen for one says nothing of the next. */
export function SubtitlePage() {
  const { id } = useParams();
  return <OneSubtitle key={id} />;
}

/** Read in the charset that was guessed, or in the one that the moderator chooses. */
function OneSubtitle() {
  const notify = useNotify();
  const [charset, setCharset] = useState<Charset | null>(null);
  const asChosen = charset && {
    meta: { charset },
    onError: (error: Error) => {
      notify(error.message, { type: 'error' });
      setCharset(null);
    },
  };
  return (
    <ConsoleShow resource="subtitles" {...(asChosen && { queryOptions: asChosen })}>
      <SubtitleView onReadAs={setCharset} />
    </ConsoleShow>
  );
}

function SubtitleView({ onReadAs }: { onReadAs: (charset: Charset) => void }) {
  const translate = useTranslate();
  const name = useSubtitleName();
  const { record } = useShowContext<ConsoleSubtitleDetail>();
  return (
    <ShowFrame
      list={{ to: '/subtitles', label: translate('parde.subtitles.title') }}
      title={record && name.title(record)}
      aside={record && <SubtitleStateTag state={record.state} />}
    >
      {/* What the list knows of it is there at once; the mends come after. */}
      {record?.proposals && (
        <SubtitleReview key={`${record.id}-${record.fingerprint}`} subtitle={record} onReadAs={onReadAs} />
      )}
    </ShowFrame>
  );
}
