import { ShowBase, useShowContext, useTranslate } from 'react-admin';
import type { ConsoleTranslation } from '../api/types.ts';
import { ShowFrame } from '../components/ShowFrame.tsx';
import { TranslationForm } from './TranslationForm.tsx';
import { TranslationState } from './TranslationState.tsx';
import { wordOf } from './texts.ts';

export function TranslationPage() {
  return (
    <ShowBase resource="translations">
      <View />
    </ShowBase>
  );
}

function View() {
  const translate = useTranslate();
  const { record } = useShowContext<ConsoleTranslation>();
  return (
    <ShowFrame
      list={{ to: '/translations', label: translate(wordOf('title')) }}
      title={record && translate(wordOf(`types.${record.type}`))}
      aside={record && <TranslationState text={record} />}
    >
      {record && <TranslationForm key={`${record.id} ${record.version}`} text={record} />}
    </ShowFrame>
  );
}
