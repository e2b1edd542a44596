import { describe, expect, it } from 'vitest';
import { dayInWords } from '../../content/format.ts';
import frame from '../../content/screens/frame.yaml';
import screen from '../../content/screens/skills-passport.yaml';
import copy from '../../content/skills-passport.yaml';

const { life } = copy;
const today = new Date(`${frame.date} UTC`).toISOString().slice(0, 10);
const credential = screen.credentials.find(({ skill }) => skill === life.skill);
const days = life.events.map(({ date }) => date);
const seenBy = (viewer: string) =>
  life.events.map(({ sees }) => sees[life.viewers.findIndex(({ name }) => name === viewer)]);

describe('the life of one credential', () => {
  it('begins on the day, with the level and the issuer that the screen shows', () => {
    expect(credential).toMatchObject({ state: 'verified', date: days[0] });
    expect(life.text).toContain(`${life.skill}, level ${credential?.level}`);
    const issuer = credential && screen.issuers[credential.issuer].name;
    expect(life.viewers.map(({ name }) => name)).toEqual(
      expect.arrayContaining([screen.holder.name, issuer, frame.organisation]),
    );
  });

  it('runs on in time, partly past the day of the screen', () => {
    expect(days).toEqual(days.toSorted());
    expect(days.some((date) => date <= today) && days.some((date) => date > today)).toBe(true);
  });

  it('ends the recruiter’s share when the screen says so', () => {
    const share = screen.sharing.shares.find(({ with: reader }) => reader.includes('Meridian Freight'));
    expect(share?.skills).toContain(life.skill);
    const until = share ? dayInWords(share.until) : '';
    const seen = seenBy('Meridian Freight');
    expect(seen.filter((text) => text?.includes(`until ${until}`))).toHaveLength(1);
    expect(life.note).toContain(until);
    life.events.forEach(({ date }, index) => {
      if (share && date > share.until) expect(seen[index]).toBeNull();
    });
  });

  it('shows nothing to anyone without a share', () => {
    expect(seenBy('Everyone else')).toEqual(life.events.map(() => null));
    expect(seenBy(screen.holder.name)).not.toContain(null);
  });
});
