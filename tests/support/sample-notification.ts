import type { Notification } from '../../netlify/submissions/types.ts';

/** A claimed job about a meeting, whose values need escaping. */
export const sampleNotification: Notification = {
  id: '7d1f7a7e-6f52-4b43-a3a5-8d5f0b0f6b11',
  kind: 'meeting',
  reference: 'M-3F9A1C2B-D4E5',
  destination: 'inbox 1',
  attempts: 1,
  receivedAt: new Date('2026-11-21T00:12:30Z'),
  columns: {
    first_name: 'Aoife',
    last_name: `O'Brien <b>`,
    organisation_name: 'A & B\r\nReference: M-00000000',
    email: 'aoife@example.com',
    meeting_type: 'Demo',
  },
  attribution: {
    page: '/pricing',
    control: 'header',
    campaign: { source: 'letter', medium: 'email', name: 'summer 2025' },
    referrerHost: 'search.example',
  },
};
