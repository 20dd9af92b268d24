import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useListContext, useTranslate } from 'react-admin';
import { useFormat } from '../format/use-format';
import { useLanguage } from '../i18n/use-language';

/** Where we are in a list, and one page on or back. The arrows point the way the text runs. */
export function Pager() {
  const translate = useTranslate();
  const format = useFormat();
  const rtl = useLanguage() === 'fa';
  const { page, perPage, total = 0, setPage } = useListContext();
  if (total <= perPage) return null;
  const pages = Math.ceil(total / perPage);
  const [Back, On] = rtl ? [ChevronRight, ChevronLeft] : [ChevronLeft, ChevronRight];
  const range = translate('parde.list.range', {
    from: format.number((page - 1) * perPage + 1),
    to: format.number(Math.min(page * perPage, total)),
    total: format.number(total),
  });
  return (
    <Box
      component="nav"
      aria-label={range}
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'flex-end',
        gap: 1,
        padding: '6px 12px',
        borderBlockStart: '1px solid var(--hairline)',
        fontSize: '0.8125rem',
        color: 'var(--text-mid)',
      }}
    >
      <span className="tabular">{range}</span>
      <IconButton aria-label={translate('parde.list.previous')} disabled={page <= 1} onClick={() => setPage(page - 1)}>
        <Back fontSize="small" />
      </IconButton>
      <IconButton aria-label={translate('parde.list.next')} disabled={page >= pages} onClick={() => setPage(page + 1)}>
        <On fontSize="small" />
      </IconButton>
    </Box>
  );
}
