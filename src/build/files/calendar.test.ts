import { expect, test } from 'vitest';
import { calendarEntry } from './calendar.ts';

const words = { name: 'Skills 1st Masterclass', calendar: 'Add it' };

test('a masterclass with a date has a calendar entry of three hours, in UTC', () => {
  const entry = calendarEntry({ ...words, start: '2027-07-21T14:00:00+01:00' }, 'https://www.example.com');
  expect(entry?.split('\r\n')).toEqual(
    expect.arrayContaining([
      'BEGIN:VCALENDAR',
      'UID:masterclass@www.example.com',
      'DTSTART:20270721T130000Z',
      'DTEND:20270721T160000Z',
      'SUMMARY:Skills 1st Masterclass',
      'END:VCALENDAR',
    ]),
  );
});

test('a masterclass without a date has no calendar entry', () => {
  expect(calendarEntry(words, 'https://www.example.com')).toBeUndefined();
});
