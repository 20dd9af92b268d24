/** What the specification (§9) sorts a collection by: of other lists it names the year, for no title has a nearer date. */
export const RELEASE_DATE = 'release_date';

export function withoutReleaseDate<Field extends string>(
  field: Field,
): Exclude<Field, typeof RELEASE_DATE> | 'release_year' {
  return field === RELEASE_DATE ? 'release_year' : (field as Exclude<Field, typeof RELEASE_DATE>);
}
