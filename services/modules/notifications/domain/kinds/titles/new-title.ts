import { type TitleFacts, titleAdded, titleRevised } from '#modules/catalogue/contract/catalogue.events.ts';
import { type Cause, from, type Kind, titleHref } from '../../kind.ts';
import { named } from '../../words.ts';

/** Staff often names the people of a title after it was added: whoever is new in its credits is news, too. */
function creditsOf({ titleId, cast, directors, writers, withdrawn }: TitleFacts): Cause[] {
  if (withdrawn) return [];
  const targets = [...new Set([...directors, ...writers, ...cast].map(({ personId }) => personId))];
  if (targets.length === 0) return [];
  return [{ cause: `title-${titleId}`, facts: { postId: titleId }, to: { followersOf: 'person', targets } }];
}

export const newTitle: Kind = {
  name: 'new-title',
  label: { fa: 'عنوان تازهٔ کسانی که دنبال می‌کنم', en: 'New titles of people I follow' },
  sources: [from(titleAdded, creditsOf), from(titleRevised, creditsOf)],
  words: ({ title, person }) => {
    const name = title ? named(title.name) : { fa: 'عنوانی تازه', en: 'A new title' };
    const who = person && named(person.name, false);
    return {
      fa: who ? `${name.fa} با ${who.fa} به پرده آمد` : `${name.fa} از کسی که دنبال می‌کنید به پرده آمد`,
      en: who ? `${name.en} with ${who.en} is new on Parde` : `${name.en} of someone you follow is new on Parde`,
    };
  },
  href: titleHref,
  followed: ({ personId }) => (personId ? { kind: 'person', id: personId } : null),
};
