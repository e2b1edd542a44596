import * as z from 'zod/mini';
import { sentence } from '../../content/texts.ts';

/** The schema of a `Film`: its heading. The film itself is in `videos.yaml`. */
export const film = () => z.strictObject({ title: sentence() });
