import type { ConsoleRequest } from '../api/types.ts';
import type { RequestAnswer } from '../providers/request-commands.ts';
import { FulfilDialog } from './FulfilDialog.tsx';
import { NameDialog } from './NameDialog.tsx';
import { RefuseDialog } from './RefuseDialog.tsx';

/** What has to be known before something is done, and with which wishes. */
export interface Asking {
  what: 'refuse' | 'fulfil' | 'name';
  requests: readonly ConsoleRequest[];
}

interface AskingDialogProps {
  asking: Asking;
  onAnswer: (requests: readonly ConsoleRequest[], answer: RequestAnswer) => void;
  onClose: () => void;
}

export function AskingDialog({ asking: { what, requests }, onAnswer, onClose }: AskingDialogProps) {
  const [first] = requests;
  const answer = (given: RequestAnswer) => onAnswer(requests, given);
  if (what === 'refuse') return <RefuseDialog count={requests.length} onCancel={onClose} onRefuse={answer} />;
  if (what === 'fulfil') return <FulfilDialog onCancel={onClose} onFulfil={answer} />;
  return first ? <NameDialog request={first} onClose={onClose} /> : null;
}
