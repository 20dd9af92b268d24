import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { ConsoleTitle, Name } from '../../../api/types.ts';
import { useName } from '../../../components/names/use-name.ts';
import { Picture } from '../../../components/Picture.tsx';
import { useFormat } from '../../../format/use-format.ts';

interface NominatedTitleProps {
  id: number | null;
  post: ConsoleTitle | null;
  /** As the ceremony calls it. */
  told?: Name | null;
  /** Small below: whom the nomination names. */
  children?: ReactNode;
}

export function useTitleName(): (title: {
  id: number | null;
  post: ConsoleTitle | null;
  told?: Name | null;
}) => string {
  const translate = useTranslate();
  const nameOf = useName();
  return ({ id, post, told }) => {
    const name = post?.name ?? told;
    if (name) return nameOf(name).main;
    return id === null ? '' : translate('parde.curation.unlisted', { id });
  };
}

/** Poster, name and year of what is nominated. */
export function NominatedTitle({ id, post, told = null, children }: NominatedTitleProps) {
  const format = useFormat();
  const name = useTitleName()({ id, post, told });
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, flex: '1 1 220px', minWidth: 0 }}>
      <Picture path={post?.cover_path} size="150x225" width={28} height={42} radius={4} letter={name} />
      <Box sx={{ minWidth: 0 }}>
        <bdi>{name}</bdi>
        {post && (
          <Box component="span" sx={{ color: 'var(--text-low)' }}>
            {' '}
            ({format.plain(post.release_year)})
          </Box>
        )}
        {children && <Box sx={{ fontSize: '0.8125rem', color: 'var(--text-mid)' }}>{children}</Box>}
      </Box>
    </Box>
  );
}
