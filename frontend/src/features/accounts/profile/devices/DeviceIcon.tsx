import { type DeviceKind, deviceKind } from './device-kind.ts';

const PATHS: Record<DeviceKind, string> = {
  phone: 'M7.5 2.5h9v19h-9zM11 18.7h2',
  tablet: 'M4.5 3h15v18h-15zM11 18h2',
  computer: 'M4.5 5h15v10h-15zM2.5 18.5h19',
  unknown: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM9.7 9.6a2.4 2.4 0 1 1 3.4 2.3c-.8.4-1.1.9-1.1 1.8M12 16.6v.1',
};

/** Drawn after the device's name. */
export function DeviceIcon({ device, className = '' }: { device: string | null; className?: string }) {
  const kind = deviceKind(device);
  return (
    <svg
      width={22}
      height={22}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      data-kind={kind}
      className={`shrink-0 ${className}`}
    >
      <path d={PATHS[kind]} />
    </svg>
  );
}
