import Box from '@mui/material/Box';

const TILE = 120;
const STAR = 'M60 12 74 26 94 26 94 46 108 60 94 74 94 94 74 94 60 108 46 94 26 94 26 74 12 60 26 46 26 26 46 26Z';
const LINKS = 'M60 0v12M60 108v12M0 60h12M108 60h12M0 0l26 26M120 0 94 26M0 120l26-26M120 120 94 94';

/** The quiet half of the login page: a curtain of girih tilework, lit from one side. Drawn, not loaded. */
export function GirihField() {
  return (
    <Box
      aria-hidden="true"
      sx={{
        display: { xs: 'none', md: 'block' },
        backgroundColor: '#15101a',
        position: 'relative',
        overflow: 'hidden',
      }}
    >
      <svg
        aria-hidden="true"
        width="100%"
        height="100%"
        preserveAspectRatio="xMidYMid slice"
        style={{ position: 'absolute', inset: 0 }}
      >
        <defs>
          <pattern id="girih" width={TILE} height={TILE} patternUnits="userSpaceOnUse">
            <path d={STAR} fill="#f2b84b" fillOpacity="0.07" stroke="#f2b84b" strokeWidth="1" strokeOpacity="0.55" />
            <path
              d="M60 34 78 42 86 60 78 78 60 86 42 78 34 60 42 42Z"
              fill="#c8334a"
              fillOpacity="0.28"
              stroke="#f2b84b"
              strokeWidth="0.75"
              strokeOpacity="0.4"
            />
            <path d={LINKS} stroke="#3fb6a8" strokeWidth="1" strokeOpacity="0.45" />
          </pattern>
          <radialGradient id="lamp" cx="0.5" cy="0.42" r="0.75">
            <stop offset="0" stopColor="#15101a" stopOpacity="0" />
            <stop offset="0.55" stopColor="#15101a" stopOpacity="0.55" />
            <stop offset="1" stopColor="#15101a" stopOpacity="0.96" />
          </radialGradient>
        </defs>
        <rect width="100%" height="100%" fill="url(#girih)" />
        <rect width="100%" height="100%" fill="url(#lamp)" />
      </svg>
    </Box>
  );
}
