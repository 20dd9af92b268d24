export function Spinner({ size = 18 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={3}
      strokeLinecap="round"
      aria-hidden="true"
      className="animate-[spin_800ms_linear_infinite]"
    >
      <path d="M12 3a9 9 0 1 1-9 9" />
    </svg>
  );
}
