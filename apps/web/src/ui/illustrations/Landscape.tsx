/** Stepping stones towards the sun. Decorative: it fills its box and is hidden from screen readers. */
export const Landscape = ({ className }: { className?: string }) => (
  <svg className={className} viewBox="0 0 700 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <circle cx="500" cy="236" r="132" fill="var(--scene-sun)" opacity="0.28" />
    <circle cx="500" cy="236" r="92" fill="var(--scene-sun)" />
    <path d="M-40 486c130-66 250-52 372-6 126 48 258 48 408-26v446H-40z" fill="var(--scene-far)" />
    <path d="M-40 590c150-62 258-34 384 14 122 46 246 34 396-30v326H-40z" fill="var(--scene-near)" />
    <path d="M-40 716c166-52 272-20 396 22 118 40 226 26 384-16v178H-40z" fill="var(--scene-sky)" />
    <g fill="var(--scene-step)">
      <ellipse cx="122" cy="664" rx="50" ry="16" />
      <ellipse cx="242" cy="640" rx="43" ry="13.5" />
      <ellipse cx="346" cy="610" rx="36" ry="11.5" />
      <ellipse cx="434" cy="577" rx="29" ry="9.5" />
      <ellipse cx="505" cy="543" rx="23" ry="7.5" />
      <ellipse cx="558" cy="515" rx="17" ry="5.5" />
    </g>
  </svg>
);

/** The same scene, wide and low, for the bottom of a page. The main part is in the middle, which phones show. */
export const LandscapeStrip = ({ className }: { className?: string }) => (
  <svg className={className} viewBox="0 0 1440 220" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <circle cx="902" cy="82" r="74" fill="var(--scene-sun)" opacity="0.28" />
    <circle cx="902" cy="82" r="52" fill="var(--scene-sun)" />
    <path d="M-20 104c220-56 420-38 640 2s430 40 840-34v148H-20z" fill="var(--scene-far)" />
    <path d="M-20 166c260-48 430-28 640 4s460 26 840-26v76H-20z" fill="var(--scene-near)" />
    <g fill="var(--scene-step)">
      <ellipse cx="520" cy="193" rx="34" ry="9.5" />
      <ellipse cx="612" cy="178" rx="28" ry="8" />
      <ellipse cx="692" cy="161" rx="23" ry="6.5" />
      <ellipse cx="758" cy="146" rx="18" ry="5" />
      <ellipse cx="812" cy="133" rx="13" ry="3.8" />
    </g>
  </svg>
);
