const PATHS = {
  play: 'M8 5.2v13.6L19 12Z',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
  back: 'M4 3.5V8h4.5M4.3 7.8A9.2 9.2 0 1 1 2.9 13',
  forward: 'M20 3.5V8h-4.5M19.7 7.8A9.2 9.2 0 1 0 21.1 13',
  volume: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5ZM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11',
  muted: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5ZM16 9.5l5 5M21 9.5l-5 5',
  fullscreen: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  smallscreen: 'M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5',
  pip: 'M3.5 5h17v14h-17zM12.5 12h6v5h-6z',
  subtitles: 'M3.5 5.5h17v13h-17zM7 12h4M14 12h3M7 15.5h6M16 15.5h1',
  quality:
    'M4 7h9M17 7h3M15 9.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4ZM4 17h3M11 17h9M9 19.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4Z',
  speed: 'M4.5 18a8.6 8.6 0 1 1 15 0M12 14.5l4-5',
  next: 'M5.5 5.5v13L15 12ZM18.5 5.5v13',
  help: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM9.6 9.6a2.5 2.5 0 1 1 3.6 2.3c-.8.4-1.2.9-1.2 1.8M12 16.8v.1',
  exit: 'M14.5 6l-6 6 6 6',
  check: 'm5 12.5 4.5 4.5L19 7.5',
} as const;

export type PlayerIconName = keyof typeof PATHS;

/** The signs of a player are the same in every language: none is mirrored. */
export function PlayerIcon({
  name,
  size = 26,
  className,
}: {
  name: PlayerIconName;
  size?: number;
  className?: string;
}) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      <path d={PATHS[name]} fill={name === 'play' ? 'currentColor' : undefined} />
    </svg>
  );
}
