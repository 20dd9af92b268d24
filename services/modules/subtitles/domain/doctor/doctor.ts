import { createHash } from 'node:crypto';
import { type Cue, type SubtitleFormat, timesOf } from './cue.ts';
import { type Charset, decode } from './decode.ts';
import { Draft } from './draft.ts';
import { applyEdits, type CueChange, type Edit, type Mend, type MendKind } from './mends/mend.ts';
import { unscramble } from './mends/mend-encoding.ts';
import { mendDebris, mendLetters } from './mends/mend-letters.ts';
import { mendMarks } from './mends/mend-marks.ts';
import { isTypedForLeft, mendPunctuation } from './mends/mend-punctuation.ts';
import { strayTags } from './mends/mend-tags.ts';
import { mendTimes } from './mends/mend-times.ts';
import { parse } from './parse.ts';
import { type Glyph, readable } from './payload.ts';
import { writeVtt } from './write-vtt.ts';

/** A subtitle and all that is wrong with it. The same bytes always give the same. */
export interface Diagnosis {
  format: SubtitleFormat;
  charset: Charset;
  /** As read, in the order of the file. */
  cues: Cue[];
  mends: Mend[];
  /** Of cues and mends: who has seen these has seen all that will be done. */
  fingerprint: string;
}

interface Patient {
  number: number;
  cue: Cue;
  draft: Draft;
  settings: string;
  /** Mends of its text. */
  mends: Mend[];
  /** Without which the next ones have no meaning. */
  needs: number[];
}

/**
 * Reads a subtitle and proposes what to mend in it; nothing is changed.
 * @param language ISO 639 of its text: letters are mended in Persian only.
 * @param said the charset, where somebody knows it. @throws SubtitleUnreadable
 */
export function diagnose(bytes: Uint8Array, language = 'fa', said?: Charset): Diagnosis {
  const { charset, text } = decode(bytes, said);
  const { format, cues, blocks } = parse(text);
  const mends: Mend[] = [];
  const add = (mend: Omit<Mend, 'id'>): Mend => {
    const added = { id: mends.length + 1, ...mend };
    mends.push(added);
    return added;
  };
  for (const block of blocks) {
    add({ kind: 'block', cue: null, before: block, after: '', required: true, needs: [], change: {} });
  }
  const patients = cues.map((cue, index) => patientOf(cue, index + 1, add));
  mendTexts(patients, format, language, add);
  mendOrderAndTimes(patients, add);
  mends.sort((a, b) => (a.cue ?? 0) - (b.cue ?? 0) || a.id - b.id);
  renumber(mends);
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([format, charset, cues, mends]))
    .digest('hex');
  return { format, charset, cues, mends, fingerprint };
}

/**
 * The subtitle with the mends that were accepted, and with those without which there is no WebVTT.
 * @param accepted ids of mends.
 */
export function applied({ cues, mends }: Pick<Diagnosis, 'cues' | 'mends'>, accepted: Iterable<number>): string {
  const chosen = new Set(accepted);
  const active = new Set<number>();
  const changes = new Map<number, CueChange[]>();
  for (const { id, cue, required, needs, change } of mends) {
    if (!(required || chosen.has(id)) || !needs.every((need) => active.has(need))) continue;
    active.add(id);
    if (cue !== null) changes.set(cue, [...(changes.get(cue) ?? []), change]);
  }
  const mended = cues.flatMap((cue, index) => {
    const own = changes.get(index + 1) ?? [];
    return own.some(({ drop }) => drop) ? [] : [changed(cue, own)];
  });
  return writeVtt(mended.sort((a, b) => a.start - b.start));
}

function changed(cue: Cue, changes: CueChange[]): Cue {
  const rewritten = changes.findLastIndex(({ rewrite }) => rewrite !== undefined);
  const text = changes[rewritten]?.rewrite ?? cue.text;
  const edits = changes.slice(rewritten + 1).flatMap((change) => change.edits ?? []);
  const settings = changes.find((change) => change.settings !== undefined)?.settings ?? cue.settings;
  const time = changes.find((change) => change.time)?.time;
  return { ...cue, ...time, settings, text: applyEdits(text, edits) };
}

type Add = (mend: Omit<Mend, 'id'>) => Mend;

function patientOf(cue: Cue, number: number, add: Add): Patient {
  const patient: Patient = { number, cue, draft: new Draft(cue.text), settings: cue.settings, mends: [], needs: [] };
  if (cue.stray) {
    add({ kind: 'tags', cue: number, before: cue.stray, after: '', required: true, needs: [], change: {} });
  }
  return patient;
}

/** What comes to light when something was taken away may need another look. */
const MAX_LOOKS = 4;

function mendEncoding(patient: Patient, add: Add): boolean {
  const meant = unscramble(patient.draft.text);
  if (meant !== null) rewrite(patient, 'encoding', meant, {}, add);
  return meant !== null;
}

/** A mend that is said of the text with all that was mended so far; all that follows is said of its outcome. */
function rewrite(patient: Patient, kind: MendKind, text: string, more: CueChange, add: Add, required = false): void {
  const before = patient.draft.text;
  patient.draft = new Draft(text);
  patient.needs = patient.mends.map(({ id }) => id);
  const mend = textMend(patient, kind, before, { rewrite: text, ...more }, add, required);
  patient.needs = [...patient.needs, mend.id];
}

function mendTexts(patients: Patient[], format: SubtitleFormat, language: string, add: Add): void {
  for (const patient of patients) mendEncoding(patient, add);
  for (let look = 0; look < MAX_LOOKS; look += 1) {
    for (const patient of patients) {
      mendTags(patient, format, add);
      stage(patient, 'debris', mendDebris, add);
      if (language === 'fa') stage(patient, 'letters', mendLetters, add);
      stage(patient, 'marks', mendMarks, add);
    }
    const typedForLeft = isTypedForLeft(patients.map(({ draft }) => draft.glyphs));
    for (const patient of patients) {
      stage(patient, 'punctuation', (glyphs) => mendPunctuation(glyphs, typedForLeft), add);
    }
    if (patients.filter((patient) => mendEncoding(patient, add)).length === 0) break;
  }
}

function mendTags(patient: Patient, format: SubtitleFormat, add: Add): void {
  const before = patient.draft.text;
  const { edits, settings } = strayTags(before, format === 'ass');
  if (edits.length === 0) return;
  const places = patient.settings === '' && settings !== '' ? { settings } : {};
  patient.settings ||= settings;
  const required = format === 'ass';
  if (patient.mends.some(({ id }) => !patient.needs.includes(id))) {
    rewrite(patient, 'tags', applyEdits(before, edits), places, add, required);
    return;
  }
  patient.draft.edit(edits);
  textMend(patient, 'tags', before, { edits, ...places }, add, required);
}

function stage(patient: Patient, kind: MendKind, rewrite: (glyphs: readonly Glyph[]) => Glyph[], add: Add): void {
  const before = patient.draft.text;
  const edits: Edit[] = patient.draft.rewrite(rewrite);
  if (edits.length > 0) textMend(patient, kind, before, { edits }, add);
}

function textMend(
  patient: Patient,
  kind: MendKind,
  before: string,
  change: CueChange,
  add: Add,
  required = false,
): Mend {
  const { number: cue, draft, needs } = patient;
  const mend = add({ kind, cue, before, after: draft.text, required, needs, change });
  patient.mends.push(mend);
  return mend;
}

function mendOrderAndTimes(patients: Patient[], add: Add): void {
  const kept = patients.filter((patient) => !mendEmpty(patient, add));
  const left = new Set(kept);
  // They may be kept all the same, and are to have a time that can be written.
  for (const patient of patients.filter((each) => !left.has(each))) addTimes([patient], add, true);
  const sorted = [...kept].sort((a, b) => Math.max(0, a.cue.start) - Math.max(0, b.cue.start));
  const before = followed(kept);
  const after = followed(sorted);
  for (const patient of kept.filter((each) => before.get(each) !== after.get(each))) {
    const [from = '', to = ''] = [before, after].map((places) => String(places.get(patient) ?? ''));
    add({ kind: 'order', cue: patient.number, before: from, after: to, required: true, needs: [], change: {} });
  }
  addTimes(sorted, add, false);
}

/** For each the number of the one it follows. */
function followed(patients: readonly Patient[]): Map<Patient, number | undefined> {
  return new Map(patients.map((patient, index) => [patient, patients[index - 1]?.number]));
}

function addTimes(sorted: Patient[], add: Add, requiredOnly: boolean): void {
  const times = mendTimes(sorted.map(({ cue, draft, settings }) => ({ ...cue, text: draft.text, settings })));
  for (const [index, { cue, number }] of sorted.entries()) {
    const mend = times[index];
    const required = mend?.kind === 'invalid-time';
    if (!mend || (requiredOnly && !required)) continue;
    const { kind, ...time } = mend;
    add({ kind, cue: number, before: timesOf(cue), after: timesOf(time), required, needs: [], change: { time } });
  }
}

function mendEmpty({ cue, number, draft, mends }: Patient, add: Add): boolean {
  if (readable(draft.text).replaceAll(/[\s\u200b-\u200f\u2060]/g, '') !== '') return false;
  const needs = mends.map(({ id }) => id);
  add({ kind: 'empty', cue: number, before: timesOf(cue), after: '', required: false, needs, change: { drop: true } });
  return true;
}

function renumber(mends: Mend[]): void {
  const ids = new Map(mends.map(({ id }, index) => [id, index + 1]));
  for (const mend of mends) {
    mend.id = ids.get(mend.id) ?? mend.id;
    mend.needs = mend.needs.map((need) => ids.get(need) ?? need);
  }
}
