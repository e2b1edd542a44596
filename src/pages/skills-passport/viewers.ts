/** A credential of a passport as far as sharing it goes. */
interface Shareable {
  readonly skill: string;
  readonly state: 'verified' | 'pending';
}

/** What a holder shares: the skills named, or all that are verified where none is. */
interface Share {
  readonly skills?: readonly string[] | undefined;
}

/** Returns the places of the credentials that a share shows. A pending one is never shared. */
export function placesShared(credentials: readonly Shareable[], { skills }: Share): readonly number[] {
  return credentials.flatMap(({ skill, state }, place) =>
    state === 'verified' && (skills?.includes(skill) ?? true) ? [place] : [],
  );
}

/** Someone who opens a passport. */
export interface Viewer {
  readonly name: string;
  /** Who that is, in a few words. */
  readonly role: string;
  /** The places of the credentials that the viewer sees. */
  readonly sees: readonly number[];
  /** The last day on which the viewer sees them, in words; where there is none, no share ends. */
  readonly until?: string | undefined;
}

/** Returns which sentence says what a viewer sees. */
export function sentenceFor({ sees, until }: Viewer): 'holder' | 'shared' | 'nothing' {
  if (sees.length === 0) return 'nothing';
  return until === undefined ? 'holder' : 'shared';
}
