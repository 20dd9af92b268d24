interface Props {
  /** By the vocabulary of schema.org. What is undefined is left out. */
  data: { '@type': string; [property: string]: unknown };
}

/** Facts of the page for search engines. */
export function StructuredData({ data }: Props) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without a tag in it, which no browser runs
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
