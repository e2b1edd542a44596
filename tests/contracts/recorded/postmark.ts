import type { RecordedAnswer } from './answer.ts';

const seen = '2026-11-28';
const errorCodes = 'postmarkapp.com/developer/api/overview, "API error codes"';
/** Only the title of such a code is documented; the title stands for the message. */
const titleOnly = `${errorCodes}, title of the code`;
const library = 'postmark 5.1.0, test/unit/ErrorHandler.test.ts';
const anymail =
  'github.com/anymail/django-anymail, backends/postmark.py, comments on the messages of error 300';

/** Answers of Postmark's API (`POST /email`, `GET /server`). Addresses are replaced by examples. */
export const postmarkAnswers = [
  {
    name: 'accepted',
    source: 'postmarkapp.com/developer/api/email-api, "Send a single email", example response',
    seen,
    status: 200,
    body: {
      To: 'receiver@example.com',
      SubmittedAt: '2014-02-17T07:25:01.4178645-05:00',
      MessageID: '0a129aee-e1cd-480d-b08d-4f48548ff48d',
      ErrorCode: 0,
      Message: 'OK',
    },
  },
  {
    name: 'accepted for nobody, as the recipient is inactive',
    source: `${library}, "parse some inactive recipients", in the form of an accepted mail`,
    seen,
    status: 200,
    body: {
      To: 'bounce@example.com',
      SubmittedAt: '2014-02-17T07:25:01.4178645-05:00',
      MessageID: '0a129aee-e1cd-480d-b08d-4f48548ff48d',
      ErrorCode: 0,
      Message: 'Message OK, but will not deliver to these inactive addresses: bounce@example.com',
    },
  },
  {
    name: 'accepted with the test token',
    source: 'github.com/ActiveCampaign/postmark-java, integration/MessageTest.java; token POSTMARK_API_TEST',
    seen,
    status: 200,
    body: {
      To: 'receiver@example.com',
      SubmittedAt: '2014-02-17T07:25:01.4178645-05:00',
      MessageID: '96a3cf36-76f1-4d5a-9e0a-2d3a3b3d0e9f',
      ErrorCode: 0,
      Message: 'Test job accepted',
    },
  },
  {
    name: 'wrong or missing token',
    source: `${errorCodes}, 10; the message as public projects noted it from live answers`,
    seen,
    status: 401,
    body: { ErrorCode: 10, Message: 'Request does not contain a valid Server token.' },
  },
  {
    name: 'invalid recipient',
    source: anymail,
    seen,
    status: 422,
    body: {
      ErrorCode: 300,
      Message: "Error parsing 'To': Illegal email address 'nobody'. It must contain the '@' symbol.",
    },
  },
  {
    name: 'invalid sender',
    source: anymail,
    seen,
    status: 422,
    body: { ErrorCode: 300, Message: "Invalid 'From' address: 'nobody'." },
  },
  {
    name: 'invalid reply address',
    source: anymail,
    seen,
    status: 422,
    body: {
      ErrorCode: 300,
      Message: "Error parsing 'Reply-To': Illegal email address 'nobody'. It must contain the '@' symbol.",
    },
  },
  {
    name: 'unknown sender',
    source: `${errorCodes}, 400; the message as public projects noted it from live answers`,
    seen,
    status: 422,
    body: {
      ErrorCode: 400,
      Message:
        "The 'From' address you supplied (sender@example.com) is not a Sender Signature on your account. Please add and confirm this address in order to be able to use it in the 'From' field of your messages.",
    },
  },
  {
    name: 'unconfirmed sender',
    source: titleOnly,
    seen,
    status: 422,
    body: { ErrorCode: 401, Message: 'Sender signature not confirmed.' },
  },
  {
    name: 'invalid JSON',
    source: titleOnly,
    seen,
    status: 422,
    body: { ErrorCode: 402, Message: 'Received invalid JSON.' },
  },
  {
    name: 'no credit',
    source: titleOnly,
    seen,
    status: 422,
    body: { ErrorCode: 405, Message: 'Not allowed to send.' },
  },
  {
    name: 'inactive recipient',
    source: `${library}, "all inactive recipients"`,
    seen,
    status: 422,
    body: {
      ErrorCode: 406,
      Message:
        'You tried to send to recipient(s) that have been marked as inactive. Found inactive addresses: bounce@example.com. Inactive recipients are ones that have generated a hard bounce, a spam complaint, or a manual suppression.',
    },
  },
  {
    name: 'account not approved',
    source: `${errorCodes}, 412; the message as public projects noted it from live answers`,
    seen,
    status: 422,
    body: {
      ErrorCode: 412,
      Message:
        "While your account is pending approval, all recipient addresses must share the same domain as the 'From' address.",
    },
  },
  {
    name: 'account may not send',
    source: titleOnly,
    seen,
    status: 422,
    body: { ErrorCode: 413, Message: 'Account may not send.' },
  },
  {
    name: 'too many requests',
    source: titleOnly,
    seen,
    status: 429,
    body: { ErrorCode: 429, Message: 'Rate limit exceeded.' },
  },
  {
    name: 'maintenance',
    source: `${errorCodes}, 100 and HTTP response code 503`,
    seen,
    status: 503,
    body: { ErrorCode: 100, Message: 'The Postmark API is offline for maintenance.' },
  },
  {
    name: 'internal error without JSON',
    source: 'postmarkapp.com/developer/api/overview, "HTTP response codes", 500; no body is documented',
    seen,
    status: 500,
    contentType: 'text/html',
    body: '<html><body>Internal Server Error</body></html>',
  },
  {
    name: 'refused by the network in front of the API',
    source: 'postmarkapp.com/support/article/getting-a-403-that-doesnt-look-like-a-postmark-error',
    seen,
    status: 403,
    contentType: 'text/html',
    body: '<html>\n<head><title>403 Forbidden</title></head>\n<body>\n<center><h1>403 Forbidden</h1></center>\n</body>\n</html>',
  },
  {
    name: 'the server',
    source: 'postmarkapp.com/developer/api/server-api, "Get the server", some of the fields',
    seen,
    status: 200,
    body: {
      ID: 1,
      Name: 'Staging Testing',
      ApiTokens: ['server token'],
      Color: 'red',
      SmtpApiActivated: true,
      RawEmailEnabled: false,
      DeliveryType: 'Live',
    },
  },
] as const satisfies readonly RecordedAnswer[];

/** Requests of Postmark's webhook. */
export const postmarkEvents = {
  bounce: {
    source:
      'postmarkapp.com/developer/webhooks/bounce-webhook, example; fields as in postmark 5.1.0, dist/client/models/bounces/Bounce.d.ts',
    seen,
    body: {
      RecordType: 'Bounce',
      MessageStream: 'outbound',
      ID: 42,
      Type: 'HardBounce',
      TypeCode: 1,
      Name: 'Hard bounce',
      Tag: 'Test',
      MessageID: '883953f4-6105-42a2-a16a-77a8eac79483',
      ServerID: 23,
      Description: 'The server was unable to deliver your message (ex: unknown user, mailbox not found).',
      Details: 'Test bounce details',
      Email: 'john@example.com',
      From: 'sender@example.com',
      BouncedAt: '2019-11-05T16:33:54.9070259Z',
      DumpAvailable: true,
      Inactive: true,
      CanActivate: true,
      Subject: 'Test subject',
      Content: '<Full dump of bounce>',
      Metadata: { a_key: 'a_value', b_key: 'b_value' },
    },
  },
  spamComplaint: {
    source:
      'postmarkapp.com/developer/webhooks/spam-complaint-webhook, example, as a public test of it repeats it',
    seen,
    body: {
      RecordType: 'SpamComplaint',
      MessageStream: 'outbound',
      ID: 42,
      Type: 'SpamComplaint',
      TypeCode: 512,
      Name: 'Spam complaint',
      Tag: 'Test',
      MessageID: '00000000-0000-0000-0000-000000000000',
      ServerID: 1234,
      Description: '',
      Details: 'Test spam complaint details',
      Email: 'john@example.com',
      From: 'sender@example.com',
      BouncedAt: '2019-11-05T16:33:54.9070259Z',
      DumpAvailable: true,
      Inactive: true,
      CanActivate: false,
      Subject: 'Test subject',
      Content: '<Abuse report dump>',
      Metadata: { a_key: 'a_value', b_key: 'b_value' },
    },
  },
  delivery: {
    source: 'postmark 5.1.0, dist/client/models/webhooks/payload/DeliveryWebhook.d.ts, with invented values',
    seen,
    body: {
      RecordType: 'Delivery',
      MessageStream: 'outbound',
      ServerID: 23,
      MessageID: '00000000-0000-0000-0000-000000000000',
      Recipient: 'john@example.com',
      Tag: 'welcome-email',
      DeliveredAt: '2019-11-05T16:33:54.9070259Z',
      Details: 'Test delivery webhook details',
      Metadata: { a_key: 'a_value', b_key: 'b_value' },
    },
  },
} as const;

/**
 * Types of bounces (postmarkapp.com/developer/api/bounce-api, "Bounce types"; the same in postmark 5.1.0,
 * dist/client/models/bounces/Bounce.d.ts), by whether they mean that a mail was not delivered. Seen 2026-11-28.
 */
export const bounceTypes = {
  notDelivered: [
    'HardBounce',
    'DnsError',
    'SpamNotification',
    'Unknown',
    'SoftBounce',
    'VirusNotification',
    'ChallengeVerification',
    'BadEmailAddress',
    'SpamComplaint',
    'ManuallyDeactivated',
    'Unconfirmed',
    'Blocked',
    'SMTPApiError',
    'DMARCPolicy',
    'TemplateRenderingFailed',
  ],
  undecided: [
    'Transient',
    'Unsubscribe',
    'Subscribe',
    'AutoResponder',
    'AddressChange',
    'OpenRelayTest',
    'InboundError',
  ],
} as const;
