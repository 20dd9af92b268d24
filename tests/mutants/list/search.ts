import type { Mutant } from '../mutant.ts';

const IN_MEMORY = 'services/modules/search/adapters/postgres/in-memory';
const SUITE = `${IN_MEMORY}/kept-names.int.spec.ts`;

/** Names in memory are those of the database. */
export const SEARCH_MUTANTS: readonly Mutant[] = [
  {
    name: 'names-of-before',
    what: 'searches are answered from memory while the names that changed are not read',
    file: `${IN_MEMORY}/kept-names.ts`,
    find: 'this.feed.connected && this.known === this.told;',
    replace: 'this.feed.connected;',
    suite: SUITE,
    test: 'find nothing while one that has changed cannot be read',
  },
  {
    name: 'names-old-and-new',
    what: 'a title is found by the name that it had before',
    file: `${IN_MEMORY}/name-index.ts`,
    find: 'find(this.tables[kind], matches, changed.documents[kind]);',
    replace: 'find(this.tables[kind], matches);',
    suite: SUITE,
    test: 'are those that a title has now',
  },
  {
    name: 'names-never-forgotten',
    what: 'what is in memory stays when anything may have changed',
    file: `${IN_MEMORY}/kept-names.ts`,
    find: 'if (!documents || this.changed[1]',
    replace: 'if (this.changed[1]',
    suite: SUITE,
    test: 'are read anew where',
  },
  {
    name: 'names-behind-own-change',
    what: 'whoever waits for their own change is answered from memory',
    file: `${IN_MEMORY}/kept-names.ts`,
    find: 'isTrue && (currentContext()?.after.length ?? 0) === 0',
    replace: 'isTrue',
    suite: SUITE,
    test: 'answer nobody who waits',
  },
];
