import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../i18n/use-language.ts';

/** The way back to the list, above the name of a page; as wide as the page. */
export function BackLink({ to, label, width }: { to: string; label: string; width: number }) {
  const Back = useLanguage() === 'fa' ? ArrowForward : ArrowBack;
  return (
    <Box
      sx={{
        maxWidth: width,
        marginInline: 'auto',
        paddingInline: { xs: 2, md: 4 },
        paddingBlockStart: { xs: 2, md: 2.5 },
        marginBlockEnd: { xs: -1, md: -2 },
      }}
    >
      <Box
        component={Link}
        to={to}
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
        {label}
      </Box>
    </Box>
  );
}
