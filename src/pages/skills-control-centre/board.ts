/** What a role sees of a tile, and what the check of it finds. */
export interface View {
  readonly figure: string;
  readonly text: string;
  /** Rows of the tile; `part` is the length of a bar in per cent. */
  readonly rows: readonly { readonly name: string; readonly figure: string; readonly part?: number }[];
  readonly finding: string;
  readonly counts: string;
  readonly records: readonly { readonly name: string; readonly figure: string }[];
  /** The role's own line of the agenda. */
  readonly agenda?: string;
}

/** A tile of the board with its check. `views` has what each role sees, in the order of the roles; null where it sees nothing. */
export interface Tile {
  readonly panel: string;
  readonly name: string;
  readonly time: string;
  readonly title: string;
  readonly agenda: string;
  readonly views: readonly (View | null)[];
}

/** Returns the places of the tiles that a role sees. */
export const seenBy = (tiles: readonly Tile[], role: number): readonly number[] =>
  tiles.flatMap(({ views }, place) => (views[role] ? [place] : []));

/** Returns the check to show to a role: the wanted one, or the next one that it sees, or its last. */
export function checkFor(tiles: readonly Tile[], role: number, wanted: number): number {
  const seen = seenBy(tiles, role);
  return seen.find((place) => place >= wanted) ?? seen.at(-1) ?? 0;
}
