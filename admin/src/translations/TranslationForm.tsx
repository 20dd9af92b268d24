import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type MouseEvent, useRef, useState } from 'react';
import { TextInput, Toolbar, useDataProvider, useRefresh, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { ConsoleTranslation } from '../api/types.ts';
import { CommandForm } from '../components/form/CommandForm.tsx';
import { FieldPair } from '../components/form/inputs/FieldPair.tsx';
import { SubmitButton } from '../components/form/SubmitButton.tsx';
import { useAfterwards, useCommand } from '../components/form/sending/use-command.ts';
import { forgetUnsaved } from '../components/form/unsaved/unsaved-forms.ts';
import { Panel } from '../components/Panel.tsx';
import { ConflictPanel } from '../components/versions/conflict/ConflictPanel.tsx';
import { type Newest, useConflict } from '../components/versions/conflict/use-conflict.ts';
import type { ConsoleDataProvider } from '../providers/data-provider.ts';
import { builtInText, LANGUAGES, type TextLanguage, textNow, wordOf } from './texts.ts';
import { useWayOn } from './use-way-on.ts';

const MAX_LENGTH = 2_000;

interface Draft {
  fa: string;
  en: string;
}

interface NewestText extends Newest<Draft> {
  version: number;
}

/** One text in both languages, beside each other. What says the same as the built-in text is that text. */
export function TranslationForm({ text: shown }: { text: ConsoleTranslation }) {
  const navigate = useNavigate();
  const provider = useDataProvider<ConsoleDataProvider>();
  const { next, list } = useWayOn();
  const goesOn = useRef(false);
  const finish = useAfterwards(() => navigate((goesOn.current && next) || list()));
  const refresh = useRefresh();
  // As it was opened: who sends it over a newer version is told so, and keeps what was typed.
  const [text] = useState(shown);
  const [values] = useState<Draft>(() => draftOf(text));
  const { conflict, guarded } = useTextConflict(text);
  const save = (draft: Draft, version: number) =>
    provider.saveTranslation({
      id: text.id,
      version,
      fa: changeOf(text, 'fa', draft),
      en: changeOf(text, 'en', draft),
    });
  const { onSubmit } = useCommand({
    body: ({ fa, en }: Draft): Draft => ({ fa: fa.trim(), en: en.trim() }),
    send: (draft) => guarded(draft, () => save(draft, text.version)),
    onDone: () => finish(wordOf('saved')),
  });
  return (
    <>
      {conflict && (
        <ConflictPanel
          key={conflict.turn}
          opened={draftOf(text)}
          conflict={conflict}
          meaning={{ words: 'parde.translations' }}
          save={(draft, { version }) => save(draft, version)}
          onSaved={() => {
            forgetUnsaved();
            finish(wordOf('saved'));
          }}
          onTakeTheirs={() => {
            forgetUnsaved();
            refresh();
          }}
        />
      )}
      <Panel sx={{ padding: 3 }}>
        <Typography sx={{ fontSize: 13, color: 'var(--text-mid)', overflowWrap: 'anywhere' }}>
          <bdi>{text.key}</bdi>
        </Typography>
        <CommandForm
          values={values}
          onSubmit={onSubmit}
          toolbar={
            <Buttons
              next={next !== undefined}
              onPress={(on) => {
                goesOn.current = on;
              }}
            />
          }
        >
          <FieldPair>
            {LANGUAGES.map((language) => (
              <Words key={language} text={text} language={language} />
            ))}
          </FieldPair>
        </CommandForm>
      </Panel>
    </>
  );
}

/** Whether somebody else has changed the text since it was opened. */
function useTextConflict(text: ConsoleTranslation) {
  const provider = useDataProvider<ConsoleDataProvider>();
  return useConflict<Draft, NewestText>(async () => {
    const { data } = await provider.getOne<ConsoleTranslation>('translations', { id: text.id });
    // Who has written it is in the audit log alone.
    return data.version > text.version ? { version: data.version, facts: draftOf(data), since: [] } : null;
  });
}

interface ButtonsProps {
  next: boolean;
  /** @param on whether it is the one that leads on to the next text. */
  onPress: (on: boolean) => void;
}

function Buttons({ next, onPress }: ButtonsProps) {
  return (
    <Toolbar
      onClickCapture={({ target }: MouseEvent) => {
        onPress(target instanceof Element && target.closest('[data-next]') !== null);
      }}
    >
      <SubmitButton label={wordOf('save')} />
      {next && (
        <div data-next>
          <SubmitButton label={wordOf('save_next')} variant="outlined" color="primary" />
        </div>
      )}
    </Toolbar>
  );
}

function draftOf(text: ConsoleTranslation): Draft {
  return { fa: textNow(text, 'fa') ?? '', en: textNow(text, 'en') ?? '' };
}

/** @returns null for the built-in text. */
function changeOf(text: ConsoleTranslation, language: TextLanguage, draft: Draft): string | null {
  const typed = draft[language].trim();
  return typed === '' || typed === builtInText(text, language) ? null : typed;
}

function Words({ text, language }: { text: ConsoleTranslation; language: TextLanguage }) {
  const translate = useTranslate();
  const { setValue } = useFormContext<Draft>();
  const typed = useWatch<Draft>({ name: language });
  const builtIn = builtInText(text, language);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <TextInput
        source={language}
        label={wordOf(language)}
        slotProps={{ htmlInput: { dir: language === 'fa' ? 'rtl' : 'ltr', lang: language, maxLength: MAX_LENGTH } }}
        multiline
        minRows={3}
      />
      {builtIn !== null && typed !== builtIn && (
        <Box>
          <Typography sx={{ fontSize: 13 }}>
            {translate(wordOf('built_in'))}{' '}
            <bdi lang={language} dir={language === 'fa' ? 'rtl' : 'ltr'}>
              {builtIn}
            </bdi>
          </Typography>
          <Button
            size="small"
            onClick={() => setValue(language, builtIn, { shouldDirty: true })}
            aria-label={`${translate(wordOf('back'))} (${translate(wordOf(language))})`}
          >
            {translate(wordOf('back'))}
          </Button>
        </Box>
      )}
    </Box>
  );
}
