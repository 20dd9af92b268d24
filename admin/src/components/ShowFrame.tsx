import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { useShowContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useLanguage } from '../i18n/use-language';
import { LoadFailure } from './LoadFailure';
import { PageFrame } from './PageFrame';

interface ShowFrameProps {
  list: { to: string; label: string };
  title: string | undefined;
  /** Small under the name: the other name, the kind. */
  aside?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** The page of one record: the way back to its list, its name, its actions; skeleton and failure as everywhere. */
export function ShowFrame({ list, title, aside, actions, children }: ShowFrameProps) {
  const translate = useTranslate();
  const { error, record, refetch } = useShowContext();
  const Back = useLanguage() === 'fa' ? ArrowForward : ArrowBack;
  return (
    <>
      <Box
        sx={{
          maxWidth: 1180,
          marginInline: 'auto',
          paddingInline: { xs: 2, md: 4 },
          paddingBlockStart: { xs: 2, md: 2.5 },
          marginBlockEnd: { xs: -1, md: -2 },
        }}
      >
        <Box
          component={Link}
          to={list.to}
          sx={{
            display: 'inline-flex',
            alignItems: 'center',
            gap: 0.75,
            fontSize: '0.8125rem',
            color: 'var(--text-mid)',
            textDecoration: 'none',
            '&:hover': { color: 'var(--text-high)' },
          }}
        >
          <Back sx={{ fontSize: 16 }} />
          {list.label}
        </Box>
      </Box>
      <PageFrame title={title ?? ' '} aside={aside} actions={record && actions} width={1180}>
        {error && !record ? (
          <LoadFailure error={error} onRetry={() => void refetch()} />
        ) : record ? (
          children
        ) : (
          <Skeleton
            variant="rounded"
            height={320}
            sx={{ borderRadius: '12px' }}
            aria-label={translate('ra.page.loading')}
          />
        )}
      </PageFrame>
    </>
  );
}
