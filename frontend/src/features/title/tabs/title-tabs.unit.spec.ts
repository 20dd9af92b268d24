import { titleTabs } from './title-tabs.ts';

type Post = Parameters<typeof titleTabs>[0];

const NOTHING: Post = { files: [], seasons: [], trailers: [], review: null };
const FILES = [{}] as Post['files'];
const TRAILERS = [{}] as Post['trailers'];
const REVIEW = {} as Post['review'];
const season = (groups: object[]) => [{ number: 1, groups }] as unknown as Post['seasons'];

it.each<[string, Partial<Post>, string[]]>([
  ['everything', { files: FILES, trailers: TRAILERS, review: REVIEW }, ['downloads', 'details', 'trailer', 'review']],
  ['files alone', { files: FILES }, ['downloads', 'details']],
  ['a season with files', { seasons: season([{}]) }, ['downloads', 'details']],
  ['a season that is only announced', { seasons: season([]) }, ['details']],
  ['nothing yet', {}, ['details']],
])('a title with %s shows no empty tab', (_, given, tabs) => {
  expect(titleTabs({ ...NOTHING, ...given })).toEqual(tabs);
});
