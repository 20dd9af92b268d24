import { DomainError } from '#platform/kernel/errors/domain-error.ts';
import { Prompt, PromptClosed } from './prompt.ts';

/** What is wrong with the command line, with how it is right. */
export class UsageError extends Error {}

export const say = (line: string) => process.stderr.write(`  ${line}\n`);

/** Runs a command on accounts that asks at the terminal. @returns the exit code: 1 when refused, 2 when called wrongly. */
export async function withPrompt(work: (prompt: Prompt) => Promise<number>): Promise<number> {
  const prompt = new Prompt();
  try {
    return await work(prompt);
  } catch (error) {
    const wrong = error instanceof UsageError || error instanceof PromptClosed;
    if (!wrong && !(error instanceof DomainError)) throw error;
    say(error.message);
    return wrong ? 2 : 1;
  } finally {
    prompt.close();
  }
}

/** @throws UsageError where nobody can be asked and `--yes` was not said. @returns whether to go on. */
export async function confirmed(prompt: Prompt, yes: boolean, question: string): Promise<boolean> {
  if (yes) return true;
  if (!prompt.interactive) throw new UsageError(`${question} Nobody can be asked here: say --yes`);
  if (await prompt.confirm(question)) return true;
  say('nothing was changed');
  return false;
}
