import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ConsoleRequest } from '../api/types.ts';
import { useFormat } from '../format/use-format.ts';

/** Who wishes for it since when, and what was said to them. */
export function RequestFacts({ request }: { request: ConsoleRequest }) {
  const translate = useTranslate();
  const format = useFormat();
  const { members, sponsors, made_at: madeAt, answered_at: answeredAt, answered_by: by, state, reason, note } = request;
  return (
    <Box sx={{ fontSize: '0.8125rem', color: 'var(--text-mid)', lineHeight: 1.9, marginBlockStart: 0.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.25 }}>
        {members.map(({ id, username }) => (
          <Link key={id} to={`/users/${id}/show`} style={{ color: 'inherit' }}>
            <bdi dir="ltr">@{username}</bdi>
          </Link>
        ))}
        {sponsors > members.length && (
          <span>{translate('parde.requests.and_more', { count: sponsors - members.length })}</span>
        )}
        <time dateTime={madeAt} title={format.dateTime(madeAt)}>
          {format.relative(madeAt)}
        </time>
      </Box>
      {answeredAt && (
        <div>
          {translate(by ? `parde.requests.by.${state}` : 'parde.requests.by_itself', { name: by })}{' '}
          <time dateTime={answeredAt} title={format.dateTime(answeredAt)}>
            {format.relative(answeredAt)}
          </time>
          {reason && <> · {translate(`parde.requests.reason.${reason}`)}</>}
        </div>
      )}
      {note && <bdi>{note}</bdi>}
    </Box>
  );
}
