// A sent mail is shown as a document of its own, which inherits the page's Content-Security-Policy: its one style
// element is allowed there by its hash.

export const MAIL_STYLE =
  'body{margin:16px;font:16px/1.5 Figtree,Arial,sans-serif;color:#1f1b16;background:#fff;overflow-wrap:anywhere}' +
  'img{max-width:100%;height:auto}a{color:#9a3412}pre{white-space:pre-wrap}';

/** A constant: browsers compute hashes on https pages only. */
export const MAIL_STYLE_HASH = "'sha256-tR0VbJt1C8gWgbEiagSeiKeLOiPrE03kY8xOFsFBxTE='";
