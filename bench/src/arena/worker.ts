import { parentPort } from 'node:worker_threads';
import { type LessonOrder, playLesson } from '../train/lesson.ts';
import { type Duel, playDuel } from './duel.ts';

/** What a thread can be asked to do. */
export type Job = Duel | LessonOrder;

parentPort?.on('message', (job: Job) => parentPort?.postMessage('kind' in job ? playLesson(job) : playDuel(job)));
