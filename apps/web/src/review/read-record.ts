/** For pages that load it on demand: only records from outside are checked, and the schemas for it are large. */
export { readRecord } from '@wordhoard/kernel';
