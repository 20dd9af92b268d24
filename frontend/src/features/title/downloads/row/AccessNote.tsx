import { useTranslation } from 'react-i18next';
import type { FileFacts } from '../../../../api/types.ts';
import { Icon } from '../../../../components/icon/Icon.tsx';
import type { IconName } from '../../../../components/icon/icon-paths.ts';
import { classNames } from '../../../../components/layout/class-names.ts';
import type { FileRights } from '../../../../lib/downloads/file-rights.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { type Sentence, sentencesOf } from './access.ts';

const LOOK: Record<Sentence['tone'], { icon: IconName; colour: string }> = {
  good: { icon: 'check', colour: 'text-success-text' },
  plain: { icon: 'info', colour: 'text-mid' },
  locked: { icon: 'lock', colour: 'text-accent-text' },
};

interface Props {
  id: string;
  file: FileFacts;
  rights: FileRights | undefined;
  pending: boolean;
}

/** What will happen on the click, said before it: free, with days, so many bytes, or what is still missing. */
export function AccessNote({ id, file, rights, pending }: Props) {
  const { t } = useTranslation('title');
  const format = useFormat();
  const said = rights ? sentencesOf(file, rights) : [];
  const words = ({ key, until, bytes, left }: Sentence) =>
    t(key, {
      date: until && format.date(until),
      bytes: bytes === undefined ? undefined : format.bytes(bytes),
      left: left === undefined ? undefined : format.bytes(left),
    });
  return (
    // Its line is kept free while the answer is on its way.
    <p id={id} className={classNames('mt-1 flex flex-wrap gap-x-4 text-xs font-medium', pending && 'min-h-[1lh]')}>
      {said.map((sentence) => (
        <span key={sentence.key} className={classNames('inline-flex items-start gap-1.5', LOOK[sentence.tone].colour)}>
          <Icon name={LOOK[sentence.tone].icon} size={14} className="h-[1lh]" />
          <span>{words(sentence)}</span>
        </span>
      ))}
    </p>
  );
}
