import { TextInput } from 'react-admin';
import { FieldPair } from './FieldPair.tsx';

interface LanguagePairProps {
  /** The fields are `fa_<name>` and `en_<name>`. */
  name: string;
  /** The words are `<words>.fa_<name>` and `<words>.en_<name>`. */
  words: string;
  maxLength: number;
  multiline?: boolean;
}

/** One text in both languages, beside each other where there is room. */
export function LanguagePair({ name, words, maxLength, multiline = false }: LanguagePairProps) {
  return (
    <FieldPair>
      {(['fa', 'en'] as const).map((language) => (
        <TextInput
          key={language}
          source={`${language}_${name}`}
          label={`${words}.${language}_${name}`}
          slotProps={{ htmlInput: { dir: language === 'fa' ? 'rtl' : 'ltr', lang: language, maxLength } }}
          multiline={multiline}
          {...(multiline && { minRows: 2 })}
        />
      ))}
    </FieldPair>
  );
}
