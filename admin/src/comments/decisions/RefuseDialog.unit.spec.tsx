import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { KeptWords } from '../../components/queue/kept-words.ts';
import { InConsole } from '../../components/testing/InConsole.tsx';
import { i18nProvider } from '../../i18n/i18n-provider.ts';
import type { CommentRefusal } from '../../providers/data-provider.ts';
import { A_COMMENT } from '../testing/a-comment.ts';
import { RefuseDialog } from './RefuseDialog.tsx';

beforeAll(() => i18nProvider.changeLocale('en'));
afterEach(cleanup);

/** @returns what is sent after these keys in the field of the reason. */
async function sentAfter(...keys: string[]): Promise<CommentRefusal[]> {
  const sent: CommentRefusal[] = [];
  render(
    <InConsole provider={{}}>
      <RefuseDialog
        comments={[A_COMMENT]}
        kept={new KeptWords()}
        onCancel={() => undefined}
        onRefuse={async (why) => {
          sent.push(why);
          return undefined;
        }}
      />
    </InConsole>,
  );
  const field = screen.getByRole('textbox', { name: 'Reason' });
  for (const key of keys) await act(async () => void fireEvent.keyDown(field, { key }));
  await act(async () => screen.getByRole('button', { name: 'Refuse' }).click());
  return sent;
}

it.each([
  [['ArrowDown', 'ArrowDown'], { refusal: 'insult' }],
  [['ArrowUp'], { refusal: 'personal' }],
  [['ArrowUp', 'ArrowDown'], {}],
  [['a'], {}],
])('the keys %j in its reason refuse a comment with %j', async (keys, why) => {
  expect(await sentAfter(...keys)).toEqual([why]);
});
