import { formatDateTime } from '@amberway/contract/kernel/clock-text';
import { placeName } from '@amberway/contract/auth/places';
import { splitTags } from '@amberway/contract/kernel/rich-text';
import { requestTimesText } from '@amberway/contract/session-requests/times';
import { AREA_LABELS } from '@amberway/contract/privacy/texts';
import { sanitiseHtml } from '../../../kernel/html/sanitise.ts';
import type { ChildRecord, FamilyRecord } from './gather.ts';

/** `path` is null when the storage has lost the file: the page says so, and the export continues. */
export type PackedFile = { id: string; name: string; path: string | null };

// The record as one self-contained page that any browser opens, also in ten years: no scripts, no external resources.

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const plain = (text: string): string => text.replaceAll(/[&<>"']/g, (found) => ESCAPES[found] ?? found);
/** Removes pictures: they are among the files, and their URLs work nowhere outside the product. */
const rich = (html: string): string =>
  splitTags(sanitiseHtml(html))
    .filter((part) => !part.startsWith('<img'))
    .join('');

type Line = [label: string, html: string];

const line = (label: string, text: string | null | undefined): Line[] => (text ? [[label, plain(text)]] : []);
const richLine = (label: string, html: string | null | undefined): Line[] => (html ? [[label, rich(html)]] : []);
const listLine = (label: string, items: readonly string[]): Line[] =>
  items.length > 0 ? [[label, `<ul>${items.map((item) => `<li>${plain(item)}</li>`).join('')}</ul>`]] : [];
const day = (instant: string | null | undefined, zone: string): string =>
  instant ? formatDateTime(instant, zone) : '';
const nameOf = (person: { firstName: string; lastName: string } | null) =>
  person ? `${person.firstName} ${person.lastName}`.trim() : '';

const card = (title: string, lines: readonly Line[], inner = ''): string =>
  `<article><h4>${plain(title)}</h4>${
    lines.length > 0
      ? `<dl>${lines.map(([label, html]) => `<dt>${plain(label)}</dt><dd>${html}</dd>`).join('')}</dl>`
      : ''
  }${inner}</article>`;
const section = (title: string, cards: readonly string[]): string =>
  cards.length > 0 ? `<section><h3>${plain(title)}</h3>${cards.join('')}</section>` : '';

type Outcome = ChildRecord['programme'][number];
const outcomeCard = (outcome: Outcome, tasks: ChildRecord['tasks'], zone: string) =>
  card(
    outcome.name,
    [
      ...line('Status', outcome.status),
      ...richLine('Baseline skills', outcome.membersBaseLineSkills),
      ...listLine('Needed skills', outcome.neededSkills),
      ...line('Measure of progress', outcome.performanceEvaluation),
      ...line('Challenges', outcome.challenges),
      ...line('Comment', outcome.comment),
    ],
    outcome.skills
      .map((skill) =>
        card(
          skill.name,
          [...line('Status', skill.status), ...line('Notes', skill.notes)],
          tasks
            .filter((task) => task.skill === skill._id)
            .map((task) =>
              card(task.name, [
                ...line('Done', task.isCompleted ? 'Yes' : task.closedAt ? 'Closed' : 'No'),
                ...line('Due', day(task.dueDate, zone)),
                ...line('Description', task.description),
                ...line('Note', task.notes),
              ]),
            )
            .join(''),
        ),
      )
      .join(''),
  );

const RATED_BY = { family: 'Rated by the family', coach: 'Rated by the coach', together: 'Agreed together' };

const answerCards = (assessment: ChildRecord['assessment']) =>
  (assessment?.answers ?? []).map(({ question, response }) => card(question, line('Answer', response)));

const childPart = (record: ChildRecord, zone: string): string =>
  [
    `<h2>${plain(nameOf(record.child))}</h2>`,
    section(
      'Programme',
      record.programme.map((outcome) => outcomeCard(outcome, record.tasks, zone)),
    ),
    section(
      'Activity notes',
      record.notes.map((note) =>
        card(note.title, [
          ...line('When', day(note.startTime, zone)),
          ...line('With', nameOf(note.createdBy)),
          ...richLine('About', note.about),
          ...richLine('Skills for home', note.skillsForHome),
          ...listLine('Latest wins', note.topWins),
          ...line('Challenges', note.challenges),
        ]),
      ),
    ),
    section('Social skill assessment', record.assessment?.member ? answerCards(record.assessment) : []),
    section(
      'Diary',
      record.diary.map(({ day: date, emoji, note }) => card(`${date}: ${emoji.label}`, line('Note', note))),
    ),
    section(
      'Goals',
      record.goalScales.map(({ current }) =>
        card(current.title, [
          ...line('What changes', current.measure),
          ...listLine('Steps', current.levels),
          ...current.ratings.flatMap(({ side, level, note, afterBoth, at }) =>
            line(
              afterBoth ? `${RATED_BY[side]}, changed on ${day(at, zone)} after both were open` : RATED_BY[side],
              [level, note].filter((s) => s !== null).join(': '),
            ),
          ),
        ]),
      ),
    ),
    section(
      'Requests for a session',
      record.sessionRequests.map((request) =>
        card(request.about, [
          ...line('Sent', day(request.createdAt, zone)),
          ...line('To', nameOf(request.coach)),
          ...line('Suits', requestTimesText(request.times)),
          ...line('Line', request.line),
          ...line('Answer', request.answer),
        ]),
      ),
    ),
    section(
      'Shared resources',
      record.resources.map(({ name, sharedAt }) => card(name, line('Shared', day(sharedAt, zone)))),
    ),
    section(
      'Videos',
      record.videos.map(({ title, sharedAt }) => card(title, line('Shared', day(sharedAt, zone)))),
    ),
  ].join('');

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;color:#1d1a16;background:#f6f4ef;margin:0 auto;max-width:860px;padding:24px}
h1,h2,h3,h4{line-height:1.25}h2{margin-top:40px;border-bottom:2px solid #94492a}article{background:#fff;border:1px solid #ddd5c8;border-radius:10px;padding:12px 16px;margin:10px 0}
article article{background:#faf8f4}h4{margin:0 0 6px}dl{margin:0;display:grid;grid-template-columns:minmax(120px,max-content) 1fr;gap:4px 16px}dt{color:#5f574c}dd{margin:0;overflow-wrap:anywhere}ul{margin:0;padding-left:20px}
@media print{body{background:#fff}article{break-inside:avoid}}`;

/** A family's whole record as a readable page. */
export const recordPage = (record: FamilyRecord, files: readonly PackedFile[], madeAt: string): string => {
  const { account } = record;
  const zone = account.timeZone ?? 'UTC';
  const body = [
    `<h1>The record of ${plain(nameOf(account))}</h1>`,
    `<p>Made on ${plain(day(madeAt, zone))} (${plain(zone)}). The same content for programs is in record.json; files are in the folder files.</p>`,
    section('Account', [
      card(nameOf(account), [
        ...line('E-mail', account.email),
        ...line('Phone', [account.phoneCountryCode, account.phoneNumber].filter(Boolean).join(' ')),
        ...line(
          'Address',
          [account.address, account.city, account.state, account.postCode, account.country].filter(Boolean).join(', '),
        ),
        ...line(
          'Agreed to',
          account.consentVersion ? `version ${account.consentVersion}, ${day(account.consentAt, zone)}` : null,
        ),
      ]),
    ]),
    ...record.children.map((child) => childPart(child, zone)),
    '<h2>The family</h2>',
    section(
      'Support network',
      record.supportNetwork.map(({ name, relationship }) => card(name, line('Relationship', relationship))),
    ),
    section(
      'Files',
      files.map(({ name, path }) =>
        path === null
          ? card(name, line('Missing', 'This file could not be found when the record was made.'))
          : `<article><a href="${plain(encodeURI(path))}">${plain(name)}</a></article>`,
      ),
    ),
    section(
      'Messages',
      record.messages.map((message) =>
        card(`${nameOf(message.from)} to ${nameOf(message.toObject)}`, [
          ...line('Sent', day(message.sentAt, zone)),
          ...line('Message', message.message),
        ]),
      ),
    ),
    section(
      'Posts',
      record.posts.map((post) =>
        card(
          day(post.createdAt, zone),
          line('Post', post.post),
          post.responses.map(({ body: text }) => card('Answer', line('Text', text))).join(''),
        ),
      ),
    ),
    // Older answers that are about no child in particular.
    section('Social skill assessment', record.assessment?.member ? [] : answerCards(record.assessment)),
    section(
      'Devices',
      record.devices.map(({ name, country, firstUsedAt, lastUsedAt }) =>
        card(name, [
          ...line('Place', placeName(country)),
          ...line('First used', day(firstUsedAt, zone)),
          ...line('Last used', day(lastUsedAt, zone)),
        ]),
      ),
    ),
    section(
      'Passkeys',
      record.signInFactors.passkeys.map(({ name, createdAt, lastUsedAt }) =>
        card(name, [
          ...line('Added', day(createdAt, zone)),
          ...line('Last used', lastUsedAt ? day(lastUsedAt, zone) : null),
        ]),
      ),
    ),
    section(
      'Who read or changed this record',
      record.access.map(({ person, kind, area, at }) =>
        card(`${nameOf(person) || 'Someone who has left'}: ${AREA_LABELS[area]}`, [
          ...line(kind === 'read' ? 'Read' : 'Changed', day(at, zone)),
        ]),
      ),
    ),
  ].join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Family record</title><style>${STYLE}</style></head><body>${body}</body></html>`;
};
