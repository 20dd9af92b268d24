import { useShowContext, useTranslate } from 'react-admin';
import type { ConsoleTranslation } from '../api/types.ts';
import { useLastSaved } from '../components/form/unsaved/use-last-saved.ts';
import { ConsoleShow } from '../components/page/ConsoleShow.tsx';
import { ShowFrame } from '../components/page/ShowFrame.tsx';
import { DoubtedText } from './DoubtedText.tsx';
import { TranslationForm } from './TranslationForm.tsx';
import { TranslationState } from './TranslationState.tsx';
import { wordOf } from './texts.ts';

export function TranslationPage() {
  return (
    <ConsoleShow resource="translations">
      <View />
    </ConsoleShow>
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
      {record?.doubted && <DoubtedText text={record} />}
      {record && <Editor key={record.id} text={record} />}
    </ShowFrame>
  );
}

/** The form is opened anew with what others have saved, but never over what is being typed. */
function Editor({ text }: { text: ConsoleTranslation }) {
  const shown = useLastSaved(text);
  return <TranslationForm key={shown.version} text={shown} />;
}
