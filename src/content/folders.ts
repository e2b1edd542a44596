/** The folder of added pages: `offer.yaml` is `/offer`, `de/angebot.yaml` is `/de/angebot`. */
export const addedPagesFolder = 'src/content/pages/';

/** The folder of translation files. */
export const languagesFolder = 'src/content/languages/';

/** Returns the address of an added page, from its file below the project's folder. */
export const addressOfAdded = (file: string) =>
  `/${file.slice(addedPagesFolder.length).replace(/\.yaml$/, '')}`;
