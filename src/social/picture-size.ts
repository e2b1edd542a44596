/** Size of a social picture in pixels, as the networks show it large. */
export const pictureSize = { width: 1200, height: 630 } as const;
