import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useAfterwards, useCommand } from '../sending/use-command.ts';
import { useSeenAnew } from '../sending/use-quicker-colleague.ts';
import { forgetUnsaved } from '../unsaved/unsaved-forms.ts';
import { ActionDialog } from './ActionDialog.tsx';

interface Seen {
  id: number;
  version: number;
}

interface RetireButtonProps {
  /** As the server has it by now, and not as its form was opened: what is in the way of one try is seen before the next. */
  seen: Seen;
  /** Its words: `retire`, `retire_title`, `retire_lead`, `retired`. */
  words: string;
  /** Of what is retired. */
  name: string;
  send: (seen: Seen) => Promise<{ status: number }>;
  /** Where to go afterwards. */
  list: string;
}

/** Takes something from the site, when it is confirmed. */
export function RetireButton(props: RetireButtonProps) {
  const [asking, setAsking] = useState(false);
  const translate = useTranslate();
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
        {translate(`${props.words}.retire`)}
      </Button>
      {asking && <Asking {...props} onClose={() => setAsking(false)} />}
    </>
  );
}

function Asking({ seen, words, name, send, list, onClose }: RetireButtonProps & { onClose: () => void }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const finish = useAfterwards(() => navigate(list));
  const orSeenAnew = useSeenAnew();
  const command = useCommand({
    body: () => ({ id: seen.id, version: seen.version }),
    send: (body) => orSeenAnew(send(body)),
    onDone: () => {
      // What was typed of it before has nowhere to go.
      forgetUnsaved();
      finish(`${words}.retired`);
    },
  });
  return (
    <ActionDialog
      title={translate(`${words}.retire_title`, { name })}
      lead={translate(`${words}.retire_lead`)}
      submit={`${words}.retire`}
      danger
      values={{}}
      {...command}
      onCancel={onClose}
    />
  );
}
