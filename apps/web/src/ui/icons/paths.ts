// Our own line icons on a 24 × 24 grid; stroke and round ends come from Icon.tsx.

export const ICON_PATHS = {
  home: 'M4 11l8-7 8 7v9h-5v-6H9v6H4z',
  document: 'M5 4h10l4 4v12H5zM9 12h6M9 16h6',
  folder: 'M4 6h6l2 2h8v11H4z',
  people:
    'M9 12.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM3 20c0-4 3-5.5 6-5.5s6 1.5 6 5.5M16 5.8a3.2 3.2 0 0 1 0 6.2M17.5 14.7c2.3.7 3.5 2.4 3.5 5.3',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM5 20c0-4 3-6 7-6s7 2 7 6',
  child:
    'M12 10.5a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4zM7 20v-2.5c0-2.6 2-4 5-4s5 1.4 5 4V20M4 14l3 1.5M20 14l-3 1.5',
  help: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.4-1 .9-1 1.7M12 17h.01',
  bell: 'M6 16v-5a6 6 0 0 1 12 0v5l2 2H4zM10 21h4',
  search: 'M11 17a6 6 0 1 0 0-12 6 6 0 0 0 0 12zM15.5 15.5L20 20',
  check: 'M5 12l4.5 4.5L19 7',
  note: 'M6 4h12v16H6zM9 9h6M9 13h6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  chevronDown: 'M6 9l6 6 6-6',
  chevronLeft: 'M15 6l-6 6 6 6',
  chevronRight: 'M9 6l6 6-6 6',
  arrowBack: 'M20 12H5M11 6l-6 6 6 6',
  expand: 'M4 6h16M4 12h10M4 18h10M17 11l4 4-4 4',
  video: 'M4 6h11v12H4zM15 11l5-3v8l-5-3',
  course: 'M3 9l9-4 9 4-9 4zM7 11v5c3 2.4 7 2.4 10 0v-5M21 9v5',
  short: 'M8 3h8v18H8zM11 10l3 2-3 2z',
  workshop: 'M4 5h16v10H4zM12 15v3M8 20h8M8 10h8',
  blog: 'M4 19l1-4L16 4l3 3L8 18zM13.5 6.5l3 3M13 20h7',
  megaphone: 'M4 10v4h3l8 4V6L7 10zM18 9.5a4 4 0 0 1 0 5M8 14v5h3v-3.5',
  post: 'M4 5h16v11H9l-5 4z',
  mail: 'M4 6h16v12H4zM4 7l8 6 8-6',
  chart: 'M5 20V11M12 20V5M19 20v-6M3 20h18',
  tag: 'M4 4h8l8 8-8 8-8-8zM8 8h.01',
  layers: 'M12 4l8 4-8 4-8-4zM4 12l8 4 8-4M4 16l8 4 8-4',
  upload: 'M12 16V5M8 9l4-4 4 4M4 16v4h16v-4',
  smile: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM8.5 14c1.8 2.4 5.2 2.4 7 0M9 9.5h.01M15 9.5h.01',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v5M16 3v5',
  slides: 'M4 7h12v10H4zM19 8v8M22 10v4',
  target: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 12h.01',
  inbox: 'M4 13l3-8h10l3 8v6H4zM4 13h5l1 2h4l1-2h5',
  settings:
    'M4 7h9M17 7h3M4 17h3M11 17h9M15 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM9 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  signOut: 'M10 4H5v16h5M14 8l4 4-4 4M18 12H9',
  moon: 'M19 14.5A7.5 7.5 0 0 1 9.5 5 7.5 7.5 0 1 0 19 14.5z',
  leaf: 'M5 19C5 9 11 5 19 5c0 9-4 14-11 14M5 19c2-5 5-8 9-9',
  star: 'M12 4l2.4 5 5.6.7-4.1 3.8 1.1 5.5-5-2.8-5 2.8 1.1-5.5L4 9.7 9.6 9z',
} as const;

export type IconName = keyof typeof ICON_PATHS;
