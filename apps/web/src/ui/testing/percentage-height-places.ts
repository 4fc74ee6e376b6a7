type Place = { file: string; selector: string; because: string };

const CELL = 'A child of a grid item that is stretched to its row: the row has a height before the child needs it.';
const ROW = 'The virtual list sets the height of every row in pixels.';
const DRAWING = 'The drawing around it is beside the flow (Plot) or has a height in pixels (Sparkline).';

/**
 * Where a percentage height is right although its file does not show it: the selector, or the text in a component, and
 * why the box around it has a height of its own in every engine.
 */
export const PLACES: Place[] = [
  {
    file: 'app/shell/sidebar/BusinessSidebar.module.css',
    selector: '.menu',
    because: 'The sidebar is fixed to the top and the bottom of the window.',
  },
  {
    file: 'features/activity-notes/calendar/DayColumn.tsx',
    selector: 'height: `${((to - from) / length) * 100}%`',
    because: 'The entries of a day are beside the flow (`.notes > li`).',
  },
  {
    file: 'features/activity-notes/calendar/calendar.module.css',
    selector: '.note',
    because: 'It fills an entry of a day, which is beside the flow (`.notes > li`).',
  },
  { file: 'features/dashboards/cards/next-step.module.css', selector: '.step', because: CELL },
  { file: 'features/dashboards/home/home.module.css', selector: '.half > section', because: CELL },
  { file: 'features/dashboards/moments/moments.module.css', selector: '.moment', because: CELL },
  {
    file: 'features/dashboards/releases/releases.module.css',
    selector: '.picture',
    because: 'It is itself an item of the grid, whose row has a height; a minimum keeps it open.',
  },
  { file: 'features/dashboards/releases/releases.module.css', selector: '.release', because: CELL },
  { file: 'features/gas/gas.module.css', selector: '.cards a', because: CELL },
  {
    file: 'features/insights/month/month.module.css',
    selector: '.day',
    because: 'The cell has a height; the minimum of every day is what a phone shows anyway.',
  },
  {
    file: 'features/messages/thread/thread.module.css',
    selector: '.messages',
    because: 'The scrolled box takes the rest of a column that fills the window.',
  },
  { file: 'features/users/ClientLineLink.module.css', selector: '.client', because: ROW },
  { file: 'features/users/ClientList.module.css', selector: '.entry', because: ROW },
  { file: 'features/users/ClientList.module.css', selector: '.entry .row', because: ROW },
  { file: 'ui/charts/BarMarks.tsx', selector: 'height="100%"', because: DRAWING },
  { file: 'ui/charts/LineMarks.tsx', selector: 'height="100%"', because: DRAWING },
  {
    file: 'ui/files/StorageMeter.module.css',
    selector: '.bar',
    because: 'Its track is 6 px high.',
  },
];
