import { TextInput } from 'react-admin';
import { FieldPair } from '../components/form/inputs/FieldPair.tsx';

const LANGUAGES = ['fa', 'en'] as const;
const MAX = { title: 160, lead: 400, body: 40_000 } as const;
const BODY_ROWS = 12;

const word = (key: string) => `parde.articles.form.${key}`;
const slots = (language: 'fa' | 'en', maxLength: number) => ({
  htmlInput: { dir: language === 'fa' ? 'rtl' : 'ltr', lang: language, maxLength },
});

/** The words in both languages, beside each other where there is room. */
export function ArticleTextInputs({ autoFocus = false }: { autoFocus?: boolean }) {
  return (
    <>
      <FieldPair>
        {LANGUAGES.map((language) => (
          <TextInput
            key={language}
            source={`${language}_title`}
            label={word(`${language}_title`)}
            slotProps={slots(language, MAX.title)}
            autoFocus={autoFocus && language === 'fa'}
          />
        ))}
      </FieldPair>
      <FieldPair>
        {LANGUAGES.map((language) => (
          <TextInput
            key={language}
            source={`${language}_lead`}
            label={word(`${language}_lead`)}
            slotProps={slots(language, MAX.lead)}
            multiline
            minRows={2}
          />
        ))}
      </FieldPair>
      <FieldPair>
        {LANGUAGES.map((language) => (
          <TextInput
            key={language}
            source={`${language}_body`}
            label={word(`${language}_body`)}
            helperText={word('markdown')}
            slotProps={slots(language, MAX.body)}
            multiline
            minRows={BODY_ROWS}
          />
        ))}
      </FieldPair>
    </>
  );
}
