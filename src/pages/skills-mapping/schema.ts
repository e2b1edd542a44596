import * as z from 'zod/mini';
import { head } from '../../content/fields.ts';
import { exactly, list, several } from '../../content/lists.ts';
import { skillName } from '../../content/organisation/skills.ts';
import { labels, line, lines, short } from '../../content/texts.ts';
import { cards, claimPoints, ending, productHero, section, titledSection } from '../../sections/schema.ts';

export const page = z.strictObject({
  head,
  hero: productHero({}),
  screen: section({ short: short(), found: line() }),
  features: cards(),
  kinds: section({
    labels: labels('read', 'examples'),
    columns: list(
      { title: short(), ...lines('question', 'read'), examples: several(skillName()) },
      exactly(3, 'one for each kind: hard, human and transversal skills'),
    ),
  }),
  video: section({}),
  benefits: titledSection({ items: claimPoints({ title: line() }) }),
  closing: ending({}),
});
