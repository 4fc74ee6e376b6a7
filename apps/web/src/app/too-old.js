// oxlint-disable no-var -- read by browsers without `let`
// The page below the floor: one sentence in place of a page that would work by half. Written in the syntax of 2009, which
// every browser reads; the build removes the comments and puts the sentence in.
(function () {
  var sentence = 'TOO_OLD_SENTENCE';
  var said = false;
  function say() {
    if (said) return;
    said = true;
    // The policy allows no style, but these old elements.
    var text = '<p role="alert"><font size="5" face="sans-serif">' + sentence + '</font></p>';
    // While the page is read, the rest of it becomes text that is not shown.
    if (!document.body) document.write(text + '<plaintext hidden>');
    else document.body.innerHTML = text;
  }
  // What the code needs and nothing stands in for: modules, functions, layers of styles. No browser is judged by its name.
  function works() {
    try {
      return (
        'noModule' in document.createElement('script') &&
        [].toSorted &&
        Object.hasOwn &&
        AbortSignal.timeout &&
        HTMLDialogElement.prototype.showModal &&
        window.CSSLayerBlockRule
      );
    } catch (error) {
      return false;
    }
  }
  // New syntax: the page's own file could not be read at all. Later errors of this kind are about data.
  function heard(event) {
    var error = event.error;
    if (error && error.name === 'SyntaxError' && String(event.filename).indexOf(location.origin) === 0) say();
  }
  if (works()) {
    window.addEventListener('error', heard);
    document.addEventListener('DOMContentLoaded', function () {
      window.removeEventListener('error', heard);
    });
  } else say();
})();
