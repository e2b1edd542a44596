/** A failure the person at the terminal can act on: the message is one sentence, printed without a stack. */
export class LocalRunError extends Error {
  override readonly name = 'LocalRunError';
}
