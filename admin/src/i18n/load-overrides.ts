import { LANGUAGES, type Language } from './language.ts';
import { layOver } from './messages.ts';

/** The console opens with its own texts where the server is slow to tell which were changed. */
const PATIENCE_MS = 1_500;

interface Answer {
  translations: { key: string; value: string; type: number }[];
}

async function load(language: Language): Promise<void> {
  const address = `/api/getTranslations?lang=${language}&changed=true`;
  const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!answer.ok) return;
  const { translations } = (await answer.json()) as Answer;
  layOver(language, translations);
}

/** Texts that the staff have put in the place of the built-in ones, in both languages: both can be switched to. */
export async function loadOverrides(): Promise<void> {
  await Promise.allSettled(LANGUAGES.map(load));
}
