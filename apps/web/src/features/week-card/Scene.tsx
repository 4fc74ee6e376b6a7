/** Hills with a path towards the sun. Decorative. */
export const Scene = ({ className }: { className?: string | undefined }) => (
  <svg className={className} viewBox="0 0 720 190" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <rect width="720" height="190" fill="var(--soft)" />
    <circle cx="560" cy="116" r="40" fill="color-mix(in srgb, var(--scene-sun) 60%, var(--soft))" />
    <path
      d="M0 150c90-50 180-48 270-14s180 20 260-16 140-20 190 2v70H0z"
      fill="color-mix(in srgb, var(--scene-far) 40%, var(--soft))"
    />
    <path
      d="M0 178c120-34 230-28 330-8s240 14 390-16v40H0z"
      fill="color-mix(in srgb, var(--scene-near) 45%, var(--soft))"
    />
    <path
      d="M250 192c40-14 96-16 104-30s-40-14-34-24 60-10 106-16"
      stroke="var(--surface)"
      strokeWidth="11"
      fill="none"
      strokeLinecap="round"
      opacity="0.9"
    />
    <path
      d="M200 146v-20m0 6c-6 0-9-4-9-8 5 0 9 3 9 8zm0-4c5 0 8-3 8-8-5 0-8 3-8 8z"
      stroke="var(--link)"
      strokeWidth="2"
      fill="var(--scene-sun)"
    />
  </svg>
);
