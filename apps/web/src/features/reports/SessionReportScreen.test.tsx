import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { csvLine } from '@amberway/contract/kernel/csv';
import { SESSION_REPORT_COLUMNS } from '@amberway/contract/reports/columns';
import { reportTexts } from '@amberway/contract/reports/texts';
import { AsUser } from '../../ui/testing/AsUser.tsx';
import { place, renderScreen } from '../../ui/testing/render.tsx';
import { Refusal, serve } from '../../ui/testing/server.ts';
import { today as todayIn } from '../../ui/today.ts';
import { hoursText } from './Totals.tsx';
import { bodyOf, issuesOf, readFields, writeBody } from './report-query.ts';
import { SessionReportScreen } from './SessionReportScreen.tsx';

const ADMINISTRATOR = 'Administrator';
const TODAY = '2026-03-10';
const COACH = '01a00000-0000-7000-8000-000000000002';
const REPORT = 'POST report/session-report';

const csv = (rows: number) =>
  new Response(
    [
      csvLine(SESSION_REPORT_COLUMNS),
      ...Array.from({ length: rows }, (_, n) =>
        csvLine(['02-02-2026', `=Session ${n}`, 'Assessment', 'Published', '60', 'Mia Okafor', 'a@b.test', 'Arlo']),
      ),
    ].join(''),
    { headers: { 'content-type': 'text/csv' } },
  );

const open = (path: string, reply: () => unknown = () => csv(3)) => {
  const server = serve({
    [REPORT]: reply,
    'GET user/lean/business': () => [
      { _id: COACH, firstName: 'Mia', lastName: 'Okafor', email: 'coach@amberway.test', avatar: null },
    ],
  });
  renderScreen(
    <AsUser role={ADMINISTRATOR}>
      <SessionReportScreen />
    </AsUser>,
    path,
  );
  return server;
};
const run = () => fireEvent.click(screen.getByRole('button', { name: reportTexts.run }));

describe('report query', () => {
  it('the report query is the same in the form, the URL and the request [B709 B831]', () => {
    const fields = { businessUserIds: [COACH], customerEmails: 'A@b.test, c@d.test', from: '2026-02-01', to: TODAY };
    const body = bodyOf(fields, TODAY);
    expect(body).toEqual({ ...fields, customerEmails: ['a@b.test', 'c@d.test'] });
    const params = body && writeBody(new URLSearchParams('size=100&page=4&from=2020-01-01'), body);
    expect(params?.get('page')).toBeNull();
    expect(params?.get('size')).toBe('100');
    expect(bodyOf(readFields(params ?? new URLSearchParams()), TODAY)).toEqual(body);
  });

  it('a missing or future day and an invalid e-mail give no report query [B829 B830 B831 T452]', () => {
    expect(issuesOf({ customerEmails: 'x', from: '2026-03-11' }, TODAY)).toEqual([
      { path: ['from'], message: reportTexts.inTheFuture },
      { path: ['to'], message: reportTexts.selectTo },
      { path: ['customerEmails'], message: 'Invalid email format!' },
    ]);
    expect(bodyOf({}, TODAY)).toBeUndefined();
  });
});

describe('report screen', () => {
  it('the report requests nothing before it is run, and says what is missing [B829]', async () => {
    const server = open('/dashboard/reports');
    expect(screen.getByText(reportTexts.notRun)).toBeTruthy();
    // Neutral: neither an empty result nor a message about fields that nobody has filled in yet.
    expect(screen.getByText(reportTexts.notRunTitle)).toBeTruthy();
    expect(screen.queryByText(reportTexts.selectFrom)).toBeNull();
    expect(screen.queryByText(/sessions\./)).toBeNull();
    run();
    expect(await screen.findByText(reportTexts.selectFrom)).toBeTruthy();
    expect(screen.getByText(reportTexts.selectTo)).toBeTruthy();
    expect(server.of(REPORT)).toHaveLength(0);
  });

  it('the report shows the rows of the file and can be run again [B709 B880]', async () => {
    const server = open(`/dashboard/reports?from=2026-02-01&to=2026-02-28&coach=${COACH}&email=a@b.test`);
    expect(await screen.findByText('=Session 0')).toBeTruthy();
    expect(screen.getByText('3 sessions.')).toBeTruthy();
    expect(server.of(REPORT)[0]?.body).toEqual({
      businessUserIds: [COACH],
      customerEmails: ['a@b.test'],
      from: '2026-02-01',
      to: '2026-02-28',
    });
    run();
    await waitFor(() => expect(server.of(REPORT)).toHaveLength(2));
    fireEvent.change(screen.getByLabelText(reportTexts.customerEmails), { target: { value: '' } });
    run();
    await waitFor(() => expect(place.path).not.toContain('email='));
    await waitFor(() => expect(server.of(REPORT)).toHaveLength(3));
  });

  it('both usual forms of a day can be typed [B709]', async () => {
    const server = open('/dashboard/reports');
    for (const [label, day] of [
      [reportTexts.from, '03/01/2026'],
      [reportTexts.to, '2026-01-04'],
    ] as const) {
      const field = screen.getByLabelText(label, { exact: true });
      fireEvent.change(field, { target: { value: day } });
      fireEvent.blur(field);
    }
    run();
    await waitFor(() => expect(server.of(REPORT)[0]?.body).toMatchObject({ from: '2026-01-03', to: '2026-01-04' }));
  });

  it('This Month and Last Month fill in the days and run the report', async () => {
    const server = open('/dashboard/reports');
    const today = todayIn('Australia/Sydney');
    fireEvent.click(screen.getByRole('button', { name: 'This Month' }));
    await waitFor(() =>
      expect(server.of(REPORT)[0]?.body).toMatchObject({ from: `${today.slice(0, 8)}01`, to: today }),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Last Month' }));
    await waitFor(() => expect(server.of(REPORT)).toHaveLength(2));
    const { from = '', to = '' } = (server.of(REPORT).at(-1)?.body ?? {}) as { from?: string; to?: string };
    expect(from.endsWith('-01')).toBe(true);
    expect(new Date(Date.parse(to) + 86_400_000).toISOString().slice(0, 10)).toBe(`${today.slice(0, 8)}01`);
    expect(from.slice(0, 7)).toBe(to.slice(0, 7));
  });

  it('the report has totals over all rows', async () => {
    open('/dashboard/reports?from=2026-02-01&to=2026-02-28');
    const totals = (await screen.findByText('Sessions', { selector: 'dt' })).closest('dl');
    expect(totals?.textContent).toBe('Sessions3Time3 hCoaches1Children1');
    expect([hoursText(0), hoursText(45), hoursText(90)]).toEqual(['0 min', '45 min', '1 h 30 min']);
  });

  it('rows are greyed while the fields say something else, until the report is run again', async () => {
    open('/dashboard/reports?from=2026-02-01&to=2026-02-28');
    const row = () => screen.getByText('=Session 0').closest('tr');
    await screen.findByText('=Session 0');
    const emails = screen.getByLabelText(reportTexts.customerEmails);
    fireEvent.change(emails, { target: { value: 'a@b.test' } });
    expect(await screen.findByText(reportTexts.changed)).toBeTruthy();
    expect(row()?.className).toContain('faded');
    fireEvent.change(emails, { target: { value: '' } });
    await waitFor(() => expect(screen.queryByText(reportTexts.changed)).toBeNull());
    fireEvent.change(emails, { target: { value: 'a@b.test' } });
    run();
    await waitFor(() => expect(place.path).toContain('email=a'));
    await waitFor(() => expect(screen.queryByText(reportTexts.changed)).toBeNull());
    expect(row()?.className).not.toContain('faded');
  });

  it('an empty report says so', async () => {
    open('/dashboard/reports?from=2026-02-01&to=2026-02-28', () => csv(0));
    expect(await screen.findByText(reportTexts.noRows)).toBeTruthy();
  });

  it('a failed report can be retried', async () => {
    let tries = 0;
    open('/dashboard/reports?from=2026-02-01&to=2026-02-28', () => {
      tries += 1;
      return tries === 1 ? new Refusal(503, 'unavailable', 'Not now.') : csv(1);
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('=Session 0')).toBeTruthy();
  });
});
