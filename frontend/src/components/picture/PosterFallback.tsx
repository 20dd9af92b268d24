/** Shown without a poster: a star on the title's colour, and the title. */
export function PosterFallback({ title }: { title: string }) {
  return (
    <span
      data-theme="dark"
      className="absolute inset-0 flex items-end justify-center bg-[url(/drawings/poster.svg)] bg-cover p-3 text-center"
    >
      <span dir="auto" className="line-clamp-3 text-sm leading-snug font-bold">
        {title}
      </span>
    </span>
  );
}
