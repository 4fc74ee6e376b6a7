// What the built files use beyond the floor, each with the reason why a browser of the floor does well without. A feature
// that is used and not listed fails the check, and so does an entry that is no longer used. An entry may end with `*`.

/** A stand-in is loaded where it is missing. */
const STAND_INS = {
  'AbortSignal.any': 'stand-ins/abort-signal-any.ts: every request',
  'URL.canParse': 'stand-ins/url-can-parse.ts',
  ':has': 'stand-ins/has.ts, for Firefox 115 to 120',
  '.showPopover': 'ui/kit/Floating.tsx puts the box at the end of the page or of the topmost dialog',
  '.hidePopover': 'as showPopover: there is nothing to hide',
};

/** The code asks first, or an error there leads to another way. */
const GUARDED = {
  '.canShare': 'called with ?., else the picture is saved',
  '.share': 'after canShare has agreed; the rest are names of our own',
  '.sync': 'called with ?.: what waits is sent when the page is next open',
  '.userAgentData': 'called with ?., else the name of the browser says whether it is a phone',
  ClipboardItem: 'in a try, else the mail is copied as text',
  'PublicKeyCredential.isConditionalMediationAvailable': 'called with ?., else the field offers no passkey',
};

/** A library asks first, or does without. Our own code, which does not ask, must not use it. */
export const IN_LIBRARIES = {
  '.caretPositionFromPoint': 'the editor asks first and has three ways',
  '.caretRangeFromPoint': 'the editor asks first and has three ways',
  'Error.captureStackTrace': 'zod asks first',
  '.checkVisibility': 'what the command palette is built on asks first',
  '.connection': 'React asks first',
  '.getComposedRanges': 'the editor asks first',
  '.getAuthenticatorData': 'the passkey library reads it where it is',
  '.getPublicKey': 'the passkey library asks first',
  '.getPublicKeyAlgorithm': 'the passkey library asks first',
  '.getTransports': 'the passkey library asks first',
  '.moveBefore': 'Preact asks first and inserts otherwise',
  '.movementX': 'React asks first and computes it',
  '.movementY': 'React asks first and computes it',
  '.stackTraceLimit': 'zod asks for its type first',
  '.startViewTransition': 'in a try of React, for a component that is not used',
  TouchEvent: 'the drag library asks first',
  ViewTransition: 'React asks first',
  trustedTypes: 'the editor asks first',
  '.authenticatorAttachment': 'the passkey library: undefined elsewhere, and sent as such',
};

/** Without it a page looks plainer or a browser does a little more, and nothing is lost. */
const EXTRAS = {
  '.fetchPriority': 'an attribute that others ignore',
  '.imageSizes': 'an attribute that others ignore',
  '.keepalive': 'a draft that was cut off is still on the device and sent by the next visit',
  '@page': 'paper: margins of the browser instead',
  '@starting-style': 'a dialog appears without its short movement',
  'break-after*': 'paper: a heading may stand alone at the end of a page',
  'contain-intrinsic-size': 'with content-visibility only',
  'content-visibility*': 'rows out of view are laid out too',
  'cursor*': 'a phone has none',
  'field-sizing*': 'a text field has its stated number of lines and scrolls',
  'font-family: ui-monospace': 'the next typeface of the list',
  'forced-color-adjust*': 'Safari has no forced colours',
  'print-color-adjust: exact': '-webkit-print-color-adjust stands beside it where it matters, else paper saves ink',
  'resize*': 'a phone has no corner to pull',
  'inline-size: fit-content': 'a box is as wide as its column',
  rx: 'a bar has square corners',
  'scrollbar-width*': 'a scrollbar is seen',
  size: 'paper: that of the printer',
  'text-decoration: dotted': 'the line is solid',
  'text-size-adjust': '-webkit-text-size-adjust stands beside it',
  'text-wrap*': 'a heading breaks where it is full',
  zoom: 'paper: a long letter continues on a second page',
  ':selection': 'iOS colours a selection itself',
  'grid-template-columns: subgrid': 'the columns of each line are laid out by themselves before it',
};

/** A field or function of our own or of a library that has the name of something new. */
const OWN_NAMES = [
  '.actions',
  '.addElement',
  '.address',
  '.animation',
  '.badge',
  '.blocking',
  '.capture',
  '.closedBy',
  '.command',
  '.contentEncoding',
  '.cssFloat',
  '.delay',
  '.displayName',
  '.drop',
  '.external',
  '.fileName',
  '.getHTML',
  '.hand',
  '.handle',
  '.icon',
  '.image',
  '.ink',
  '.isError',
  '.isVisible',
  '.locale',
  '.lock',
  '.login',
  '.notification',
  '.popover',
  '.preferences',
  '.priority',
  '.resize',
  '.revoke',
  '.role',
  '.scrollMargin',
  '.side',
  '.silent',
  '.tag',
  '.take',
  '.toArray',
  '.touched',
  '.variant',
  '.when',
  'Profiler',
];

export const OWN_NAME = 'a name of our own or of a library';

export const ALLOWED = {
  ...STAND_INS,
  ...GUARDED,
  ...IN_LIBRARIES,
  ...EXTRAS,
  ...Object.fromEntries(OWN_NAMES.map((name) => [name, OWN_NAME])),
};
