/** Props of a screen of which a part can stand alone, enlarged. */
export interface PartProps {
  /** Shows only the screen's list, with at most so many rows. */
  readonly rows?: number | undefined;
}
