import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserHistory, entryIndex, type History, type NavigationType } from './history.ts';

const heard: NavigationType[] = [];
let history: History;
let stop: () => void;
const push = (url: string, state: unknown = null) => history.go(url, { replace: false, state });
const replace = (url: string, state: unknown = null) => history.go(url, { replace: true, state });

/** What a browser does for back and forward: it sets entry and URL, then says so. */
const pop = (entry: unknown, url: string) => {
  window.history.replaceState(entry, '', url);
  window.dispatchEvent(new PopStateEvent('popstate', { state: entry }));
};

beforeEach(() => {
  window.history.replaceState(null, '', '/first?a=1#top');
  heard.length = 0;
  history = browserHistory();
  stop = history.listen((type) => heard.push(type));
});

afterEach(() => {
  stop();
  window.history.replaceState(null, '', '/');
});

describe('the history of the browser', () => {
  it('starts with the URL of the page and numbers its entry', () => {
    expect(history.location).toEqual({ pathname: '/first', search: '?a=1', hash: '#top', state: null, key: 'default' });
    expect(window.history.state).toEqual({ index: 0 });
    expect(heard).toEqual([]);
  });

  it('push adds an entry with its state, replace overwrites it', () => {
    const add = vi.spyOn(window.history, 'pushState');
    push('/second?b=2', { from: 'here' });
    expect(history.location).toMatchObject({ pathname: '/second', search: '?b=2', hash: '', state: { from: 'here' } });
    const { key } = history.location;
    expect(entryIndex()).toBe(1);
    replace('/third#x');
    expect(history.location).toMatchObject({ pathname: '/third', search: '', hash: '#x', state: null });
    expect(history.location.key).not.toBe(key);
    expect(entryIndex()).toBe(1);
    expect(add).toHaveBeenCalledTimes(1);
    expect(heard).toEqual(['PUSH', 'REPLACE']);
  });

  it('back restores state, key and number of the entry', () => {
    push('/second', { opened: true });
    const { key } = history.location;
    const entry: unknown = window.history.state;
    push('/third');
    pop(entry, '/second');
    expect(history.location).toMatchObject({ pathname: '/second', state: { opened: true }, key });
    expect(entryIndex()).toBe(1);
    expect(heard).toEqual(['PUSH', 'PUSH', 'POP']);
    push('/other');
    expect(entryIndex()).toBe(2);
  });

  it('numbers the entry that a link to a hash has made', () => {
    push('/second');
    pop(null, '/second#part');
    expect(entryIndex()).toBe(2);
    expect(history.location).toMatchObject({ hash: '#part', state: null, key: 'default' });
    push('/third');
    expect(entryIndex()).toBe(3);
  });

  it('keeps the number of an entry over a reload', () => {
    push('/second', 'given');
    stop();
    history = browserHistory();
    stop = history.listen((type) => heard.push(type));
    expect(history.location).toMatchObject({ pathname: '/second', state: 'given' });
    push('/third');
    expect(entryIndex()).toBe(2);
  });

  it('steps through the entries of the browser', () => {
    const go = vi.spyOn(window.history, 'go').mockImplementation(() => {});
    history.step(-2);
    expect(go).toHaveBeenCalledExactlyOnceWith(-2);
  });

  it('loads the document if the browser refuses another entry, and reports nothing', () => {
    vi.spyOn(window.history, 'pushState').mockImplementation(() => {
      throw new DOMException('too many', 'SecurityError');
    });
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    push('/second');
    expect(assign).toHaveBeenCalledExactlyOnceWith('/second');
    expect(heard).toEqual([]);
  });

  it('throws for a state that cannot be stored', () => {
    vi.spyOn(window.history, 'pushState').mockImplementation(() => {
      throw new DOMException('a function', 'DataCloneError');
    });
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    expect(() => push('/second', () => {})).toThrow('a function');
    expect(assign).not.toHaveBeenCalled();
  });

  it('hears nothing after the listener has gone', () => {
    stop();
    pop(null, '/second');
    push('/third');
    expect(heard).toEqual([]);
  });
});
