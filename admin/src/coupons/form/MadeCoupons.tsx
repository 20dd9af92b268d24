import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { saveText } from '../../browser/save-text.ts';
import { useCopy } from '../../browser/use-copy.ts';
import { Panel } from '../../components/Panel.tsx';

/** The new codes, to be copied or kept as a file. */
export function MadeCoupons({ codes, onAgain }: { codes: readonly string[]; onAgain: () => void }) {
  const translate = useTranslate();
  const copy = useCopy();
  const text = codes.join('\n');
  const word = (key: string) => translate(`parde.coupons.${key}`);
  return (
    <Panel sx={{ padding: 3 }}>
      <Typography component="h2" variant="h2">
        <span role="status">{translate('parde.coupons.form.made', { smart_count: codes.length })}</span>
      </Typography>
      <Typography variant="body2" sx={{ color: 'var(--text-mid)' }}>
        {word('form.made_lead')}
      </Typography>
      <Box
        component="ul"
        dir="ltr"
        className="tabular"
        sx={{
          listStyle: 'none',
          margin: '16px 0',
          padding: 2,
          maxHeight: 320,
          overflowY: 'auto',
          borderRadius: '8px',
          backgroundColor: 'var(--sunken)',
          columns: { sm: codes.length > 5 ? 2 : 1 },
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" color="secondary" onClick={() => void copy(text)}>
          {word('copy')}
        </Button>
        <Button
          variant="outlined"
          onClick={() => saveText(`\ufeffcode\r\n${codes.join('\r\n')}\r\n`, 'coupons.csv', 'text/csv;charset=utf-8')}
        >
          {word('export')}
        </Button>
        <Button variant="text" onClick={onAgain}>
          {word('form.again')}
        </Button>
        <Button variant="text" component={Link} to="/coupons">
          {word('form.to_list')}
        </Button>
      </Box>
    </Panel>
  );
}
