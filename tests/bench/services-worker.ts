import { parentPort } from 'node:worker_threads';
import { startLocalServices } from '../../netlify/local/services.ts';
import { functionVariables } from '../support/function-environment.ts';

/** Runs database endpoint and mailbox in a thread of their own, so that their work does not count as the functions'. */
const services = await startLocalServices();
parentPort?.once('message', async () => {
  await services.stop();
  process.exit();
});
parentPort?.postMessage(functionVariables(services));
