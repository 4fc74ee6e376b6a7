import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { setMediaToken } from '../../kernel/sign-in/media-token.ts';
import { Player } from './Player.tsx';

const FILM = '/api/files/01a00000-0000-7000-8000-0000000000c1/film.webm';
const at = (token: string) => `${FILM}?t=${token}`;
const film = () => screen.getByLabelText<HTMLVideoElement>('Waiting games');
const shown = (src = FILM, more: Partial<Parameters<typeof Player>[0]> = {}) => (
  <Player kind="video" title="Waiting games" src={src} {...more} />
);

beforeEach(() => setMediaToken('one'));

it('the player keeps its URL while it plays, even when the media token is renewed', () => {
  const { rerender } = render(shown(FILM, { poster: FILM }));
  expect(film().getAttribute('src')).toBe(at('one'));
  setMediaToken('two');
  rerender(shown(FILM, { poster: FILM }));
  expect(film().getAttribute('src')).toBe(at('one'));
  expect(film().getAttribute('poster')).toBe(at('one'));
});

it('the player continues at its position when its URL has expired and there is a newer one', () => {
  const onPosition = vi.fn();
  render(shown(FILM, { startAt: 5, onPosition }));
  const play = vi.spyOn(film(), 'play').mockResolvedValue();
  Object.defineProperty(film(), 'paused', { value: false });
  fireEvent.loadedMetadata(film());
  expect(film().currentTime).toBe(5);
  expect(play).not.toHaveBeenCalled();

  film().currentTime = 1200;
  setMediaToken('two');
  fireEvent.error(film());
  expect(film().getAttribute('src')).toBe(at('two'));
  expect(screen.queryByRole('alert')).toBeNull();
  // What the browser reports for a video that it loads again.
  film().currentTime = 0;
  fireEvent.timeUpdate(film());
  expect(onPosition).not.toHaveBeenCalled();
  fireEvent.loadedMetadata(film());
  expect(film().currentTime).toBe(1200);
  expect(play).toHaveBeenCalledOnce();
});

it('the player’s retry uses the latest media token', () => {
  render(shown());
  fireEvent.error(film());
  expect(film().getAttribute('src')).toBe(at('one'));
  setMediaToken('two');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(film().getAttribute('src')).toBe(at('two'));
});

it('a replaced signed URL is only used after the video has failed', () => {
  const { rerender } = render(shown(at('signed-1')));
  rerender(shown(at('signed-2')));
  expect(film().getAttribute('src')).toBe(at('signed-1'));
  fireEvent.error(film());
  expect(film().getAttribute('src')).toBe(at('signed-2'));
});

it('a different video starts without the error of the previous one', () => {
  const { rerender } = render(shown());
  fireEvent.error(film());
  rerender(shown(FILM.replace('film', 'other')));
  expect(film().getAttribute('src')).toBe(at('one').replace('film', 'other'));
  expect(screen.queryByRole('alert')).toBeNull();
});
