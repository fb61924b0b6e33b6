import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { isSameExperiment, type LabFile, mergeFiles, parseFile } from '@wordhoard/lab';
import { describeUnreadable } from '../terminal.ts';
import { type Fault, isFault } from './usage.ts';

/** Reads one lab file, or says why it can't. */
export function readLabFile(path: string): LabFile | Fault {
  try {
    const file = parseFile(readFileSync(path, 'utf8'));
    return isFault(file) ? { fault: `${path}: ${file.fault}` } : file;
  } catch (error) {
    return { fault: describeUnreadable(path, error) };
  }
}

export function readLabFiles(paths: readonly string[]): LabFile[] | Fault {
  const files: LabFile[] = [];
  for (const path of paths) {
    const file = readLabFile(path);
    if (isFault(file)) return file;
    files.push(file);
  }
  return files.length > 0 ? files : { fault: 'Name at least one lab file.' };
}

/** Groups files by experiment and merges the parts of each, including games added later. */
export function groupByExperiment(files: readonly LabFile[]): LabFile[] | Fault {
  const groups: LabFile[][] = [];
  for (const file of files) {
    const group = groups.find(([first]) => isSameExperiment(first!.experiment, file.experiment));
    if (group) group.push(file);
    else groups.push([file]);
  }
  const merged: LabFile[] = [];
  for (const group of groups) {
    const games = Math.max(...group.map(({ experiment }) => experiment.games));
    const one = mergeFiles(group.map((file) => ({ ...file, experiment: { ...file.experiment, games } })));
    if (isFault(one)) return one;
    merged.push(one);
  }
  return merged;
}

/** Writes a file atomically: readers never see it half-written. */
export function writeAtomically(path: string, text: string): void {
  writeFileSync(`${path}.part`, text);
  renameSync(`${path}.part`, path);
}
