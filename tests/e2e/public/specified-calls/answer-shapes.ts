type Shape = Record<string, unknown>;

const PICTURE = /^\/media\/images\/.+\.jpg/;
const MOVIE = 1;
const SERIES = 2;

/** In both languages, each in its own letters; a name may be a number alone. */
export function words(): Shape {
  return { fa: expect.stringMatching(/[\u0600-\u06ff\d]/), en: expect.stringMatching(/[A-Za-z\d]/) };
}

/** A title as each list has it (§3, Post). */
export function card(postType?: number): Shape {
  return {
    id: expect.any(Number),
    post_type: postType ?? expect.any(Number),
    slug: expect.stringMatching(/^[a-z\d-]+$/),
    name: words(),
    release_year: expect.any(Number),
    cover_path: expect.stringMatching(PICTURE),
  };
}

/** A person as suggestions and followings name one. */
export function person(): Shape {
  return {
    id: expect.any(Number),
    slug: expect.stringMatching(/^[a-z\d-]+$/),
    name: words(),
    avatar_path: expect.stringMatching(PICTURE),
  };
}

/** A person as lists and pages of people show one (§3, Actor). */
export function actor(): Shape {
  return { ...person(), avatar: expect.stringMatching(PICTURE) };
}

export function newsPost(): Shape {
  return {
    slug: expect.stringMatching(/^[a-z\d-]+$/),
    title: words(),
    lead: words(),
    category: { ...words(), slug: expect.any(String) },
    cover_vertical: expect.stringMatching(PICTURE),
    published_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  };
}

export function review(): Shape {
  return { title: words(), lead: words(), score: expect.any(Number), post: card() };
}

/** A list has something in it, and each of it is like this. */
export function each(list: unknown[], shape: unknown, atLeast = 1): void {
  expect(list.length).toBeGreaterThanOrEqual(atLeast);
  for (const item of list) expect(item).toMatchObject(shape as object);
}

/** A page of titles, with how many pages there are (§9). */
export function page(answer: { posts: unknown[]; max_page: number }, postType?: number): void {
  each(answer.posts, card(postType));
  expect(answer.max_page).toBeGreaterThanOrEqual(1);
}

export const movies = (answer: { posts: unknown[]; max_page: number }) => page(answer, MOVIE);
export const series = (answer: { posts: unknown[]; max_page: number }) => page(answer, SERIES);
