import type { ConsoleRequest } from '../api/types.ts';
import type { KeptWords } from '../components/queue/kept-words.ts';
import { FulfilDialog } from './FulfilDialog.tsx';
import { NameDialog } from './NameDialog.tsx';
import { RefuseDialog } from './RefuseDialog.tsx';
import type { GiveAnswer } from './use-answers.ts';

/** What has to be known before something is done, and with which wishes. */
export interface Asking {
  what: 'refuse' | 'fulfil' | 'name';
  requests: readonly ConsoleRequest[];
}

interface AskingDialogProps {
  asking: Asking;
  kept: KeptWords;
  onAnswer: GiveAnswer;
  onClose: () => void;
}

export function AskingDialog({ asking: { what, requests }, kept, onAnswer, onClose }: AskingDialogProps) {
  const [first] = requests;
  if (what === 'refuse') return <RefuseDialog requests={requests} kept={kept} onCancel={onClose} onRefuse={onAnswer} />;
  if (what === 'fulfil') return <FulfilDialog onCancel={onClose} onFulfil={onAnswer} />;
  return first ? <NameDialog request={first} onClose={onClose} /> : null;
}
