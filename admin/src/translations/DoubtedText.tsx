import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useDataProvider, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { ConsoleTranslation } from '../api/types.ts';
import { CommandForm } from '../components/form/CommandForm.tsx';
import { useAfterwards, useCommand } from '../components/form/sending/use-command.ts';
import { Panel } from '../components/Panel.tsx';
import type { ConsoleDataProvider } from '../providers/data-provider.ts';
import { wordOf } from './texts.ts';
import { useWayOn } from './use-way-on.ts';

/** A page has reported a text that is there: it need not be changed to be settled. */
export function DoubtedText({ text: { id } }: { text: ConsoleTranslation }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const provider = useDataProvider<ConsoleDataProvider>();
  const { next, list } = useWayOn();
  const finish = useAfterwards(() => navigate(next ?? list()));
  const { busy, onSubmit } = useCommand({
    body: () => id,
    send: (text) => provider.dismissMissingTranslation(text),
    onDone: () => finish(wordOf('dismissed')),
  });
  return (
    <Panel sx={{ padding: 3, marginBlockEnd: 2 }}>
      <CommandForm
        values={{}}
        onSubmit={onSubmit}
        toolbar={
          <Button
            type="submit"
            variant="outlined"
            disabled={busy}
            sx={{ alignSelf: 'flex-start', marginBlockStart: 1.5 }}
          >
            {translate(wordOf('dismiss'))}
          </Button>
        }
      >
        <Typography variant="body2">{translate(wordOf('doubted'))}</Typography>
      </CommandForm>
    </Panel>
  );
}
