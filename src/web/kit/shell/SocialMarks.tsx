/** Two icons of our own in the style of the others: an f in a ring, a camera. */
const line = {
  width: 22,
  height: 22,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
} as const;

export const FacebookMark = () => (
  <svg {...line}>
    <circle cx="12" cy="12" r="9.5" />
    <path d="M15 7.5h-1.2c-1.3 0-1.8.8-1.8 1.9v12M9.5 12.5h5" />
  </svg>
);

export const InstagramMark = () => (
  <svg {...line}>
    <rect x="3" y="3" width="18" height="18" rx="5" />
    <circle cx="12" cy="12" r="4" />
    <path d="M17 7v.01" />
  </svg>
);
