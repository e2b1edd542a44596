/** An answer of an outside service, as its documentation, its source or its library's tests show it. */
export interface RecordedAnswer {
  readonly name: string;
  /** Where the answer is from. Where only a part was found, what was added. */
  readonly source: string;
  /** When it was looked up. */
  readonly seen: `${number}-${number}-${number}`;
  readonly status: number;
  readonly contentType?: string;
  readonly body: object | string;
}

/** Returns a recorded answer as a response. */
export function responseOf({ status, contentType = 'application/json', body }: RecordedAnswer): Response {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return new Response(text, { status, headers: { 'Content-Type': contentType } });
}

/** Returns the recorded answer of a name. Throws where there is none. */
export function recorded(answers: readonly RecordedAnswer[], name: string): RecordedAnswer {
  const found = answers.find((answer) => answer.name === name);
  if (found === undefined) throw new Error(`No answer is recorded as ${name}.`);
  return found;
}
