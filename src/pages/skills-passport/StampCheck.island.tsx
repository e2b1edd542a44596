import { useEffect, useRef, useState } from 'react';
import { Announcement } from '../../components/Announcement.tsx';
import { Button } from '../../components/Button.tsx';
import { useHydrated, useOnceLive } from '../../components/hydration.ts';
import { island } from '../../components/island.tsx';
import { NumberedList } from '../../components/NumberedList.tsx';
import { onlyLive, onlyStill } from '../../components/TryOut.tsx';
import { fillIn } from '../../content/format.ts';
import { SampleMark } from '../../sections/figures/MarkLink.tsx';
import { Digests } from './Digests.tsx';
import type page from './page.yaml';
import {
  differingCharacters,
  fields,
  firstDifference,
  forgedLevel,
  type StampRecord,
  sha256,
  signedText,
  strandsOf,
} from './record.ts';
import { Seal } from './Seal.tsx';
import styles from './StampCheck.module.css';

type StampCheckProps = Omit<(typeof page)['stamp'], 'title' | 'text'> & Pick<typeof page, 'example'>;

/** The longest text of each field that the ring and the disc of the stamp have room for. */
const room = { skill: 24, level: 1, date: 12, issuer: 32 } as const;

/** Returns the digest of a record: undefined where the browser computes none, and the last one while it is computed. */
function useDigest(record: StampRecord, signed: string): string | undefined {
  const [digest, setDigest] = useState<string | undefined>(signed);
  const text = signedText(record);
  useEffect(() => {
    let isCurrent = true;
    sha256(text).then((now) => isCurrent && setDigest(now));
    return () => {
      isCurrent = false;
    };
  }, [text]);
  return digest;
}

/**
 * A signed record whose text can be changed, its stamp and the check of both. The fields keep their own values, so that what
 * somebody typed before the scripts came stays.
 */
export default function LiveStampCheck({ record: signed, digest: signedDigest, ...words }: StampCheckProps) {
  const live = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const [record, setRecord] = useState<StampRecord>(signed);
  const [isTouched, setTouched] = useState(false);
  const read = () => {
    const typed = new FormData(form.current ?? undefined);
    setRecord(
      Object.fromEntries(fields.map((field) => [field, String(typed.get(field) ?? '')])) as StampRecord,
    );
  };
  useOnceLive(read);
  const forge = useRef<HTMLButtonElement>(null);
  const write = (next: StampRecord) => {
    for (const field of fields) {
      const input = form.current?.elements.namedItem(field);
      if (input instanceof HTMLInputElement) input.value = next[field];
    }
    setRecord(next);
    setTouched(true);
  };

  const digest = useDigest(record, signedDigest);
  const difference = firstDifference(signed, record);
  const isWhole = digest === undefined ? !difference : digest === signedDigest;
  // Without a digest of the changed record, the weave is drawn from one that is wrong in any case.
  const drawn = isWhole ? signedDigest : (digest ?? [...signedDigest].reverse().join(''));
  const { result, parts, signer } = words;
  const forged = { ...signed, level: forgedLevel(signed.level) };
  const differing = differingCharacters(signedDigest, drawn);
  const found = difference && {
    part: parts[fields.indexOf(difference.field)]?.title ?? '',
    place: difference.place,
    was: difference.was,
    is: difference.is,
  };
  const sentences = [
    isWhole ? result.whole : result.broken,
    isWhole && fillIn(result.equal, { issuer: signer }),
    found && fillIn(found.was && found.is ? result.changed : found.is ? result.added : result.missing, found),
    !isWhole &&
      (digest === undefined
        ? result.uncounted
        : fillIn(result.differs, { differing, all: signedDigest.length, issuer: signer })),
  ].filter((sentence) => typeof sentence === 'string');
  const [verdict, ...reasons] = sentences;

  return (
    <div className="grid gap-y-5">
      <form
        ref={form}
        className="grid items-center gap-x-gutter-wide gap-y-6 page-md:grid-cols-[20rem_1fr] page-lg:grid-cols-[7fr_5fr]"
        onInput={() => {
          read();
          setTouched(true);
        }}
        onSubmit={(event) => event.preventDefault()}
      >
        <Seal
          strands={strandsOf(signedDigest, drawn)}
          words={`${[isWhole ? words.around : words.torn, record.skill, record.issuer].map((word) => word.toUpperCase()).join(' · ')} · `}
          level={fillIn(words.level, { level: record.level })}
          date={record.date}
          isWhole={isWhole}
        />
        <div className="grid gap-5">
          <div className={`${styles.verdict} ${isWhole ? '' : styles.fails}`}>
            <p className="font-condensed text-title leading-none">{verdict}</p>
            <p>{reasons.join(' ')}</p>
          </div>
          <NumberedList className="grid gap-x-4 gap-y-3 page-2xs:grid-cols-[2fr_3fr]">
            {parts.map((part, index) => {
              const field = fields[index];
              return (
                <li
                  className={`relative grid grid-rows-[1fr_auto] pl-11 ${field === 'level' || field === 'date' ? '' : 'col-span-full'}`}
                  key={part.title}
                >
                  <span className="absolute top-0 left-0 size-7 rounded-full bg-ink text-center text-small font-700 leading-7 text-paper">
                    {index + 1}
                  </span>{' '}
                  <span>
                    {field ? (
                      <label className="font-700" htmlFor={`stamp-${field}`}>
                        {part.title}
                      </label>
                    ) : (
                      <b>{part.title}</b>
                    )}{' '}
                    <span className="text-muted text-small">{part.text}</span>
                    {field ? <b className={onlyStill}>{signed[field]}</b> : null}
                  </span>
                  {field ? (
                    <input
                      id={`stamp-${field}`}
                      name={field}
                      className={`${styles.field} ${onlyLive}`}
                      defaultValue={signed[field]}
                      maxLength={room[field]}
                      autoComplete="off"
                      autoCapitalize="off"
                      spellCheck={false}
                      aria-invalid={record[field] !== signed[field]}
                      aria-describedby="stamp-note"
                    />
                  ) : null}
                </li>
              );
            })}
          </NumberedList>
          <p className={`flex flex-wrap gap-3 pl-11 ${onlyLive}`}>
            <Button ref={forge} variant="outline" disabled={!live} onClick={() => write(forged)}>
              {fillIn(words.forge, { level: forged.level })}
            </Button>
            <Button
              variant="outline"
              disabled={!live || !difference}
              onClick={() => {
                write(signed);
                // The button becomes disabled, and would lose the focus to nothing.
                forge.current?.focus();
              }}
            >
              {words.restore}
            </Button>
          </p>
          <Announcement sentence={sentences.join(' ')} announce={isTouched} />
        </div>
      </form>
      <Digests labels={words.digests} signed={signedDigest} now={isWhole ? signedDigest : digest} />
      <p className={onlyStill}>{words.still}</p>
      <p id="stamp-note" className="text-muted text-small">
        {words.note} <SampleMark {...words.example} />
      </p>
    </div>
  );
}

export const StampCheck = island('pages/skills-passport/StampCheck', LiveStampCheck, { hydrate: 'near' });
