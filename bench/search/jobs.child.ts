/** A worker thread: answers the jobs it is sent. */
import { parentPort } from 'node:worker_threads';
import { serve, toParent } from '@wordhoard/worker-rpc';
import { readWords } from '../words.ts';
import { Jobs, type SearchCalls } from './jobs.ts';

const jobs = new Jobs(readWords());

serve<SearchCalls>(toParent(parentPort), {
  deal: (job) => jobs.playDeal(job),
  position: (job) => jobs.measurePosition(job),
});
