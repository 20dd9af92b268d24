import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { ConsoleGenres } from '../api/types.ts';
import { Panel } from '../components/Panel.tsx';
import { SectionHead } from '../components/page/SectionHead.tsx';
import { useFormat } from '../format/use-format.ts';

/** Genres that are no more, where their addresses lead, and how many titles are still to follow. */
export function MergedGenres({ genres: { merged } }: { genres: ConsoleGenres }) {
  const translate = useTranslate();
  const format = useFormat();
  if (merged.length === 0) return null;
  return (
    <Panel sx={{ marginBlockStart: 2 }}>
      <SectionHead title={translate('parde.genres.merged_head')} />
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, paddingInline: 2.5, paddingBlock: 1.5 }}>
        {merged.map(({ slug, into, posts_count }) => (
          <li key={slug}>
            {translate('parde.genres.leads_to', { slug, into })}
            {posts_count > 0 && (
              <Box component="span" sx={{ color: 'var(--text-low)', marginInlineStart: 1 }}>
                {translate('parde.genres.to_follow', { count: format.number(posts_count) })}
              </Box>
            )}
          </li>
        ))}
      </Box>
    </Panel>
  );
}
