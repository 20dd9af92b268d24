import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import type { ConsoleRequest } from '../api/types.ts';
import { SiteLink } from '../components/links/SiteLink.tsx';
import { useName } from '../components/names/use-name.ts';
import { Picture } from '../components/Picture.tsx';
import { type QueuedProps, QueueRow, RowButtons } from '../components/queue/QueueRow.tsx';
import { Tag } from '../components/tags/Tag.tsx';
import { useFormat } from '../format/use-format.ts';
import { RequestFacts } from './RequestFacts.tsx';

export type RequestAct = 'accept' | 'refuse' | 'fulfil' | 'name';

interface RequestRowProps extends QueuedProps {
  request: ConsoleRequest;
  onAct: (request: ConsoleRequest, act: RequestAct) => void;
}

/** What can be done with a request as it stands. */
export const ACTS: Record<ConsoleRequest['state'], readonly RequestAct[]> = {
  open: ['accept', 'refuse', 'fulfil', 'name'],
  accepted: ['refuse', 'fulfil', 'name'],
  refused: ['accept', 'name'],
  fulfilled: [],
};

export const RequestRow = memo(function RequestRow(props: RequestRowProps) {
  const { request, onPoint, onSelect, onAct, ...row } = props;
  const translate = useTranslate();
  const format = useFormat();
  const nameOf = useName();
  const { id, post, film_id: filmId, sponsors, state } = request;
  const name = post ? nameOf(post.name).main : (request.name ?? filmId);
  return (
    <QueueRow
      {...row}
      onPoint={() => onPoint(id)}
      onSelect={() => onSelect(id)}
      select={translate('parde.requests.select', { name })}
      poster={<Picture path={post?.cover_path ?? ''} size="150x225" width={44} height={66} letter={name} />}
      actions={
        <RowButtons>
          {ACTS[state].map((act) => (
            <Button
              key={act}
              variant={act === 'name' ? 'text' : 'outlined'}
              disabled={row.busy}
              onClick={() => onAct(request, act)}
            >
              {translate(`parde.requests.${act}`)}
            </Button>
          ))}
        </RowButtons>
      }
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.25, rowGap: 0.25 }}>
        <Box component="bdi" sx={{ fontSize: '0.875rem', fontWeight: 700 }}>
          {name}
        </Box>
        {request.release_year !== null && <span>{format.plain(request.release_year)}</span>}
        <Tag tone={sponsors > 1 ? 'warn' : 'quiet'}>
          {translate('parde.requests.members', { smart_count: sponsors })}
        </Tag>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.25, fontSize: '0.75rem', color: 'var(--text-low)' }}>
        <span>{translate(`parde.requests.kind.${request.post_type}`)}</span>
        <SiteLink href={request.address} dir="ltr">
          {filmId}
        </SiteLink>
      </Box>
      <RequestFacts request={request} />
    </QueueRow>
  );
});
