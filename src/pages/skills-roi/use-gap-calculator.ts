import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { exampleInputs, forEachInput, type GapInputName, gapInputNames } from '../../content/skills-gap.ts';
import { entriesOf, exampleEntries, type GapEntries, queryOf, readEntries } from './entries.ts';

/** Browsers limit how often a page may change its address: this long after the last change, in milliseconds. */
const addressDelay = 400;

function fieldOf(form: HTMLFormElement, name: GapInputName): HTMLInputElement | undefined {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : undefined;
}

function entriesIn(form: HTMLFormElement): GapEntries {
  const entries = new FormData(form);
  return forEachInput((name) => String(entries.get(name)));
}

/** Puts what the address names into the fields that hold the example still: what was typed meanwhile stays. */
function takeFromAddress(form: HTMLFormElement): GapInputName[] {
  const given = entriesOf(window.location.search);
  return gapInputNames.filter((name) => {
    const field = fieldOf(form, name);
    const value = given[name];
    if (value === undefined || field === undefined || field.value !== field.defaultValue) return false;
    field.value = value;
    return true;
  });
}

/**
 * The calculator's state. The values belong to the fields; from each change the last usable numbers and the problems are
 * read. The first render is the example, as built; the address is read after it, so that both agree while hydrating.
 */
export function useGapCalculator() {
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [entries, setEntries] = useState(exampleEntries);
  /** The last numbers that could be used: result and formula show these. */
  const [shown, setShown] = useState({ entries: exampleEntries, inputs: exampleInputs });
  /** Fields whose problem is told: those that were left, came with the address or were submitted. */
  const [visited, setVisited] = useState<readonly GapInputName[]>([]);
  const [touched, setTouched] = useState(false);
  const { problems } = readEntries(entries);

  const take = useCallback((next: GapEntries) => {
    setEntries(next);
    const { inputs } = readEntries(next);
    if (inputs) setShown({ entries: next, inputs });
  }, []);

  useEffect(() => {
    if (!form.current) return;
    const given = takeFromAddress(form.current);
    setVisited(given);
    take(entriesIn(form.current));
  }, [take]);

  useEffect(() => {
    if (!touched) return;
    const timer = window.setTimeout(() => {
      const { search, hash } = window.location;
      window.history.replaceState(window.history.state, '', `?${queryOf(shown.entries, search)}${hash}`);
    }, addressDelay);
    return () => window.clearTimeout(timer);
  }, [shown, touched]);

  const enter = useCallback(
    (name: GapInputName, value: string) => {
      const field = form.current && fieldOf(form.current, name);
      if (!form.current || !field) return;
      field.value = value;
      setTouched(true);
      take(entriesIn(form.current));
    },
    [take],
  );

  return {
    entries,
    shown,
    problems,
    touched,
    /** Of the result: it takes focus when all entries can be used. */
    heading,
    /** The problem to show beside a field. */
    problemOf: (name: GapInputName) => (visited.includes(name) ? problems[name] : undefined),
    leave(name: GapInputName) {
      setVisited((before) => (before.includes(name) ? before : [...before, name]));
    },
    /** Puts a number into a field, for the slider. */
    enter,
    form: {
      ref: form,
      // Not `onInput`: autofill may dispatch `change` only.
      onChange(event: FormEvent<HTMLFormElement>) {
        setTouched(true);
        take(entriesIn(event.currentTarget));
      },
      /** Tells every problem; the first field with one takes focus. */
      onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        const present = entriesIn(event.currentTarget);
        take(present);
        setVisited(gapInputNames);
        const wrong = readEntries(present).problems;
        const first = gapInputNames.find((name) => wrong[name]);
        (first ? fieldOf(event.currentTarget, first) : heading.current)?.focus();
      },
      /** After the browser has put the example back. */
      onReset() {
        setTouched(true);
        setVisited([]);
        take(exampleEntries);
      },
    },
  };
}
