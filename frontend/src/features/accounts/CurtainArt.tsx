/** Khatam pattern: an eight-pointed star made of two squares, one turned by 45 degrees. */
const STAR = 'M40 0 51.7 11.7H68.3V28.3L80 40 68.3 51.7V68.3H51.7L40 80 28.3 68.3H11.7V51.7L0 40 11.7 28.3V11.7H28.3Z';
const FOLDS = [0, 34, 66, 96, 122, 146];

/** Illustration of parted theatre curtains in front of a lit girih lattice. */
export function CurtainArt() {
  return (
    <svg
      viewBox="0 0 600 720"
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 size-full"
      aria-hidden="true"
    >
      <defs>
        <radialGradient id="curtain-glow" cx="50%" cy="46%" r="52%">
          <stop offset="0" stopColor="#f2b84b" stopOpacity="0.5" />
          <stop offset="0.45" stopColor="#c8334a" stopOpacity="0.2" />
          <stop offset="1" stopColor="#0c0b10" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="curtain-fade" cx="50%" cy="46%" r="46%">
          <stop offset="0" stopColor="#fff" />
          <stop offset="1" stopColor="#fff" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="curtain-cloth" x1="0" x2="1" y1="0" y2="0.25">
          <stop offset="0" stopColor="#4c0f1d" />
          <stop offset="0.7" stopColor="#8f2236" />
          <stop offset="1" stopColor="#b92f46" />
        </linearGradient>
        <mask id="curtain-mask">
          <rect width="600" height="720" fill="url(#curtain-fade)" />
        </mask>
        <pattern id="curtain-lattice" width="80" height="80" patternUnits="userSpaceOnUse" x="20" y="12">
          <path d={STAR} fill="none" stroke="#f2b84b" strokeWidth="1.5" strokeLinejoin="round" />
          <path d="M40 24 45 35 56 40 45 45 40 56 35 45 24 40 35 35Z" fill="#f2b84b" opacity="0.45" />
        </pattern>
      </defs>
      <rect width="600" height="720" fill="#0e0c13" />
      <rect width="600" height="720" fill="url(#curtain-glow)" />
      <rect width="600" height="720" fill="url(#curtain-lattice)" mask="url(#curtain-mask)" />
      <Curtain />
      <g transform="translate(600 0) scale(-1 1)">
        <Curtain />
      </g>
    </svg>
  );
}

/** One half of the curtain with its tieback. */
function Curtain() {
  return (
    <g>
      <path d="M0 0H236C232 190 196 330 96 452 128 540 150 620 156 720H0Z" fill="url(#curtain-cloth)" />
      <g fill="none" stroke="#2a0710" strokeWidth="9" strokeOpacity="0.38" strokeLinecap="round">
        {FOLDS.map((fold) => (
          <path
            key={fold}
            d={`M${fold * 1.5 + 14} -10C${fold * 1.4 + 12} 190 ${fold + 10} 330 ${fold * 0.55 + 8} 452S${fold * 0.9 + 10} 640 ${fold + 8} 730`}
          />
        ))}
      </g>
      <path d="M-6 438C40 462 78 464 108 444" fill="none" stroke="#f2b84b" strokeWidth="9" strokeLinecap="round" />
      <path d="M100 448v44M92 452v34M108 450v32" stroke="#f2b84b" strokeWidth="4" strokeLinecap="round" />
    </g>
  );
}
