import { render } from '@testing-library/react';
import type { ConsoleComment } from '../../api/types.ts';
import { InConsole } from '../../components/testing/InConsole.tsx';
import { i18nProvider } from '../../i18n/i18n-provider.ts';
import { A_COMMENT } from '../testing/a-comment.ts';
import { CommentRow } from './CommentRow.tsx';

async function shown(marks: Partial<ConsoleComment>): Promise<string> {
  await i18nProvider.changeLocale('en');
  const nothing = () => undefined;
  const { container } = render(
    <InConsole provider={{}}>
      <CommentRow
        comment={{ ...A_COMMENT, ...marks }}
        reported={false}
        current={false}
        takesFocus={false}
        selected={false}
        busy={false}
        changed={false}
        onPoint={nothing}
        onSelect={nothing}
        onApprove={nothing}
        onRefuse={nothing}
      />
    </InConsole>,
  );
  return container.textContent ?? '';
}

describe('a comment in the queue', () => {
  it('says that its author has hidden it, so that nobody refuses it for what it gives away', async () => {
    expect(await shown({ spoiler: true })).toContain('Contains spoilers, says its author');
    expect(await shown({})).not.toContain('says its author');
  });

  it('says of which minute it is', async () => {
    const place = { minute: 41, season: null, episode: null };
    expect(await shown({ place })).toContain('On minute 41');
    const inEpisode = await shown({ place: { ...place, season: 2, episode: 3 } });
    expect(inEpisode).toContain('On minute 41 of season 2, episode 3');
  });
});
