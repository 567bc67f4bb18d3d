// A thread of a crew that dies of its first question.
import { workerData } from 'node:worker_threads';

workerData.port.on('message', () => process.exit(1));
