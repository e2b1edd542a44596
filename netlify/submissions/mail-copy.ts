import type { SubmissionKind } from '../../src/submissions/kinds.ts';

interface MailCopy {
  /** Begins the subject; the reference follows. */
  readonly subject: string;
  /** First sentence of the mail. */
  readonly introduction: string;
  /** Label of each value, in the order the mail shows them. Values without a label are not shown. */
  readonly labels: Readonly<Record<string, string>>;
}

/** The words of the mails to the team. */
export const mailCopy: Record<SubmissionKind, MailCopy> = {
  newsletter: {
    subject: 'Newsletter subscription',
    introduction: 'Someone subscribed to Global Skills News on the website.',
    labels: { email: 'Email', source: 'Source' },
  },
  meeting: {
    subject: 'Meeting request',
    introduction: 'Someone asked for a meeting on the website.',
    labels: {
      firstName: 'First name',
      lastName: 'Last name',
      organisationName: 'Organisation',
      email: 'Email',
      meetingType: 'Meeting type',
    },
  },
  report: {
    subject: 'Report request',
    introduction: 'Someone asked for a report on the website.',
    labels: {
      firstName: 'First name',
      lastName: 'Last name',
      organisation: 'Organisation',
      email: 'Email',
      reportType: 'Report',
    },
  },
};

/** Labels that every mail carries. */
export const receivedLabel = 'Received';
export const referenceLabel = 'Reference';

/** Last sentence, by whether an answer to the mail reaches the visitor. */
export const closing = {
  answerable: 'Answer this mail to write to them.',
  unanswerable: 'Write to the address above: an answer to this mail does not reach them.',
} as const;
